// What those who listen hear: what happens, and answers to single keys.
import { about, isDominoes, partnerOf, words } from "./about.js";
import { askedAgain, heardOut, letAsk } from "./again.js";
import { changesInWords, sitsInWords } from "./chairs.js";
import { letFinish } from "./focus.js";
import { heldInWords } from "./held.js";
import { ledInWords, trickInWords, winningInWords } from "./led.js";
import { meldsTold } from "./meld.js";
import { onwardInWords } from "./onward.js";
import { callsForListeners, isCall, looksOn } from "./outbidding.js";
import { waitsForMe } from "./pacing.js";
import { prefer, preferred } from "./prefs.js";
import { handInFigures, isMade, isOutOfReach, needInWords, scoreInWords } from "./reckoning.js";
import { listen, playsItself, state } from "./store.js";
import { areWarming, thinkingInWords } from "./thinking.js";
import { drawn, leftToHear, onReturn, say, spokenIn, tell, untell } from "./voice.js";
import { giveUpInWords, tellGivingUp } from "./ways.js";
import { capital, does, handInWords, inner, join, many, nameOf, pieceName, timesInWords, trumpName, unneeded, unnumbered } from "./words.js";

const MOMENT = "One moment."; // there is nothing to press: what comes next comes by itself

export function phaseInWords(table) {
  const { hand, stage, seat } = table;
  if (stage === "gathering") return "Chairs are being taken.";
  if (stage === "over") return `The ${table.game} is over.`;
  if (stage === "between") return "The hand is over.";
  if (!hand) return "";
  if (hand.stopped) return `Play is stopped: ${hand.stopped}.`;
  if (table.keep) return "You could throw this hand in.";
  const waiting = hand.to_act.filter((one) => one !== seat);
  const mine = hand.to_act.includes(seat);
  if (mine && table.may) return yourMove(table);
  if (!waiting.length) return MOMENT;
  if (hand.claim) return `Waiting for ${join(waiting.map((one) => nameOf(table, one)))} to answer that.`;
  const what = { auction: "bid", trump: "name trump", tricks: hand.trick.length ? "play" : "lead", meld: "meld", exchange: `pass ${words.pieces}`, discard: `lay ${words.pieces} away`, kitty: "turn the kitty", settle: "look at the meld", count: "be ready" }[hand.phase];
  const who = join(waiting.map((one) => nameOf(table, one)));
  if (waitsForMe(table)) return `${who} ${waiting.length > 1 ? "are" : "is"} next${what ? ` to ${what}` : ""}.`; // nobody else is waited for
  return `Waiting for ${who}${what ? ` to ${what}` : ""}.`;
}

function yourMove(table) {
  const { hand, may } = table;
  if (may.set_up) return preferred("stand") === "auto" ? MOMENT : "Stand your dominoes up.";
  if (may.bids || may.may_pass) return "Your turn to bid.";
  if (may.trumps?.length) return isDominoes ? "Name what is trump." : "Name the trump suit.";
  if (may.acts?.includes("turn-kitty")) return "Turn the kitty up.";
  if (may.give) return `Choose ${many(may.give, words.piece, words.pieces)} for your partner.`;
  if (may.discard) return `Choose ${many(may.discard, words.piece, words.pieces)} to lay away.`;
  if (may.meld) return may.meld.full.length ? "Lay down your meld." : "You have no meld.";
  if (may.acts?.includes("confirm")) return "Look at the meld.";
  if (may.acts?.includes("answer-claim")) return "Do you accept that?";
  if (playsItself(table)) return `Your last ${words.piece} plays itself.`;
  if (may.plays) return hand.trick.length ? "Your turn to play." : "Your lead.";
  if (may.acts?.includes("gather")) return `Turn the ${words.trick} down.`;
  return "Your turn.";
}

/** The same for those who do not see what lies beside it. */
function moveInWords(table) {
  const { may, hand, stage } = table;
  if (stage === "gathering") return `${phaseInWords(table)} ${sitsInWords(table)}`;
  if (stage === "between" || stage === "over") return [cameOut(), stage === "over" || !cameOut() ? phaseInWords(table) : "", onwardInWords()].filter(Boolean).join(" ");
  if (may?.meld) return meldToLay(table);
  const lifted = state.lifted?.split(".")[0];
  const ready = may?.plays && hand.turn === table.seat && lifted ? ` The ${pieceName(lifted)} is lifted: press again to play it.` : "";
  const some = may?.plays && !ready ? playableInWords(table) : "";
  const last = may?.plays && hand.hand.length === 1 && !playsItself(table) ? ` It is your last ${words.piece}.` : "";
  const led = may?.plays ? ledInWords(table) : "";
  const chosen = may?.give || may?.discard ? ` ${chosenInWords(may.give || may.discard)}` : "";
  const laid = may?.acts?.includes("answer-claim") ? `${laidInWords(table)} ` : "";
  return `${laid}${led && `${led} `}${phaseInWords(table)}${last}${some}${ready}${chosen}${waitsForMe(table) ? goOnInWords() : ""}`;
}

/** The table waits for nobody but the one who listens. */
export function goOnInWords() {
  const key = { letters: "N", alt: "Alt and N" }[preferred("keys")];
  return ` Press ${key ? `${key}, or ` : ""}the button “Go on”.`;
}

/** What was laid down with a claim, for those who do not see it lie there. */
export function laidInWords(table) {
  const { claim, open_hands: open } = table.hand;
  return claim && open[claim]?.length ? `${nameOf(table, claim)} laid down: ${handInWords(open[claim])}.` : "";
}

/** Those that can be played, each as often as it is held. */
const playable = ({ may, hand }) => hand.hand.filter((piece) => may.plays.includes(piece));

/** “3 can be played”, where not all can: the focus may lie on one that cannot. */
function playableInWords(table) {
  const number = playable(table).length;
  return table.refereed || number === table.hand.hand.length ? "" : ` ${number} can be played.`;
}

/** How the last hand came out, as it was told. */
const cameOut = () => state.lines.findLast(({ kind }) => kind === "result")?.text ?? "";

const itemsInWords = (items) => items.map((item) => `${item.name}, ${many(item.points, "point")}`).join("; ");

function meldToLay({ may, hand }) {
  const { count, full } = may.meld;
  if (!full.length) return "You have no meld. Go on without it.";
  const less = state.chosen.length && state.chosen.length !== full.length ? ` ${meldChosenInWords({ may, hand })}` : "";
  return `Lay down your meld: ${itemsInWords(count.items)}, in all ${many(count.points, "point")}.${less}`;
}

export function meldChosenInWords({ may }) {
  const { full, owed } = may.meld;
  if (state.chosen.length === full.length) return "You show all you have.";
  const least = owed.length ? ` The house wants at least ${owed.length}.` : "";
  return `You show less than you have: ${state.chosen.length} of ${many(full.length, words.piece, words.pieces)}.${least}`;
}

function chosenInWords(most) {
  const names = state.chosen.map((key) => pieceName(key.split(".")[0]));
  return names.length ? `Chosen, ${names.length} of ${most}: ${names.join(", ")}.${nextInWords()}` : "Nothing is chosen yet.";
}

/** What is left to do when enough is chosen: the button lies before the hand, where arrow keys do not lead. */
export function nextInWords() {
  const { may, seat } = state.table;
  if (state.chosen.length !== (may.give || may.discard)) return "";
  return ` Now press “${may.give ? `Pass to ${nameOf(state.table, partnerOf(seat))}` : "Lay away"}”: Shift and Tab lead to it.`;
}

// --- single keys ----------------------------------------------------------------------------------------------------

const READ = {
  h: ["your hand", () => `${many(state.table.hand.hand.length, words.piece, words.pieces)}. ${capital(heldInWords(state.table, state.standing))}.`],
  l: ["what you may play, bid, name or choose", () => {
    const { may } = state.table;
    if (may?.plays) return state.table.hand.hand.every((piece) => may.plays.includes(piece)) ? `Any ${words.piece}.` : `${capital(join(timesInWords(playable(state.table)), "or"))}.`;
    if (may?.bids?.length) return `You may bid ${join(may.bids.slice(0, 4).map(({ text }) => text), "or")}${may.bids.length > 4 ? ` and more, up to ${may.bids.at(-1).text}` : ""}${may.may_pass ? ", or pass" : ""}. Arrow keys lead through them.`;
    if (may?.trumps?.length) return trumpsInWords(may.trumps);
    return moveInWords(state.table);
  }],
  t: [`the ${words.trick} on the table`, () => state.table.stage !== "hand" ? `The hand is over: no ${words.trick} is on the table.` : heardOut(state.table, [laidInWords, trickInWords, ledInWords, winningInWords].map((told) => told(state.table)).filter(Boolean).join(" "))],
  k: [`the last ${words.trick}`, () => askedAgain(state.table)],
  b: ["bid and trump", () => `${bidInWords(state.table)}${giveUpInWords(state.table)}`],
  s: ["the score", () => [state.table.stage === "hand" ? handInFigures(state.table) : cameOut(), scoreInWords(state.table)].filter(Boolean).join(" ")],
  w: ["whose turn it is", () => `${moveInWords(state.table)}${giveUpInWords(state.table)}`],
  m: ["the meld on the table", () => (about.melds ? meldInWords(state.table) : "There is no meld in this game.")],
};

export const isReading = (key) => key in READ;
/** Without those that this game has nothing for: they only say so. */
export const readable = Object.entries(READ).filter(([key]) => about.melds || key !== "m").map(([key, [what]]) => [key, what]);

export function read(key) {
  const { table } = state;
  if (!table) return say("The table is being set.");
  if (!table.hand && "hltkbm".includes(key)) return say("There is no hand on the table.");
  if (preferred("ear") !== "used") prefer("ear", "used");
  const answer = READ[key][1]();
  letFinish(spokenIn(answer)); // a focus that moves would cut it off
  return say(answer);
}

function bidInWords(table) {
  const { bidder, bid, trump, phase, calls } = table.hand;
  const passed = calls.filter(([, amount]) => amount === null).map(([seat]) => nameOf(table, seat));
  const passes = phase === "auction" && passed.length ? ` Passed: ${join(passed)}.` : "";
  if (!bidder) return `Nobody has bid.${passes}`;
  const had = `${does(table, bidder, "have", "has")} the bid${phase === "auction" ? " so far" : ""} at ${bidText(bid)}.`;
  if (phase === "auction") return `${had}${passes}`;
  const need = needInWords(table);
  if (trump) return `${had} Trump: ${trumpName(trump)}. ${need}`.trim();
  return `${had} ${need} ${about.trump_shown === "always" || phase === "trump" ? "Trump is not named yet." : `Trump is not told any more: everybody keeps it in mind.`}`;
}

/** A bid as the house says it. */
export function bidText(amount) {
  return about.mark && amount >= 2 * about.mark ? `${amount / about.mark} marks` : String(amount);
}

function trumpsInWords(trumps) {
  const why = about.marriage ? ": you hold no other marriage" : "";
  return trumps.length === 1 ? `You may name only ${trumpName(trumps[0])}${why}.` : `You may name ${join(trumps.map(trumpName), "or")}.`;
}

function meldInWords(table) {
  const laid = Object.entries(table.hand.meld).map(([seat, { items, points }]) => `${nameOf(table, seat)}: ${many(points, "point")}${items.length ? `. ${itemsInWords(items)}` : ""}.`);
  const mine = table.may?.meld ? [`Yours, not laid yet. ${meldToLay(table)}`] : [];
  const told = laid.length || mine.length ? [] : meldsTold(state.lines).map(({ text }) => unneeded(unnumbered(text)));
  if (told.length) return `The meld is back in the hands. It was: ${told.join(" ")}`;
  return [...(laid.length ? laid : ["No meld is on the table."]), ...mine].join(" ");
}

// --- what happens ---------------------------------------------------------------------------------------------------

/** “West, ace of clubs” says it as well, and those who listen have little time; numbers of clauses say nothing to them. */
const shorter = ({ kind, text }) => unnumbered(kind === "play" ? text.replace(/ plays? /, ", ") : text);

/** Longer than a bot takes to lead: what one waits for is told before whom one waits for. */
const SILENCE = 4500;
/** Whether there is anything in this house that is told once and then to be kept in mind. */
const FORGETS = about.trump_shown !== "always" || about.player_shown !== "always" || about.seen_again !== "";
let silence;
let knowsKeys = false;

/** What one holds, as soon as one does; and the first time, how to hear it again. */
function tellHand(table) {
  const key = { letters: "H", alt: "Alt and H" }[preferred("keys")];
  const text = `Your hand: ${heldInWords(table, state.standing)}.${key && !knowsKeys ? ` ${key} reads it again; ${key.replace("H", "question mark")} opens Help, with all keys.` : ""}`;
  tell(text);
  const finish = () => letFinish(leftToHear()); // also what is read out before it
  finish();
  drawn(finish);
  knowsKeys = true;
}

const TOGETHER = 2000;
let calls = [];
let together;

function tellCalls(rest = []) {
  clearTimeout(together);
  // Who has the bid comes first: that is what one waits for. How it came to that is for those who go on listening.
  if (calls.length || rest.length) tell([...rest.map(shorter), ...(calls.length ? [callsForListeners(calls)] : [])].join(" "));
  calls = [];
}

/** What others call after I have passed is told together, when the bidding ends or rests. */
function tellLines(table, lines) {
  if (looksOn(table) && !waitsForMe(table) && lines.every((line) => isCall(line) && line.seat !== table.seat)) {
    calls.push(...lines);
    clearTimeout(together);
    together = setTimeout(tellCalls, TOGETHER);
  } else if (calls.length) {
    calls.push(...lines.filter(isCall));
    tellCalls(lines.filter((line) => !isCall(line)));
  } else {
    tell(lines.map(shorter).join(" "));
  }
}

const QUARTER = 25;
let warmed = -QUARTER;

/** How far it is, a few times on the way: it is shown all the time, but nobody wants to hear every number. */
function tellWarming(table) {
  const percent = table.readying.percent ?? 0;
  if (percent < warmed + QUARTER) return;
  warmed = percent;
  tell(thinkingInWords(table));
}

/** Another part of the hand, or another trick, begins. */
const isNew = ({ hand }, before) => hand.phase !== before.hand.phase || (!hand.trick.length && before.hand.trick.length > 0);

listen((table, before, lines) => {
  clearTimeout(silence);
  if (FORGETS && before?.last && !table.last) untell(); // nor can it be read there again
  const laid = table.hand?.claim && !before?.hand?.claim && !table.hand.to_act.includes(table.seat);
  if (laid) tell(laidInWords(table)); // what it is about comes before what became of it
  if (preferred("speak") !== "none" && lines.length) tellLines(table, lines);
  if (lines.some(({ kind }) => kind === "dealt") && table.hand?.hand.length && preferred("dealt") === "read") tellHand(table);
  if (!before && table.stage === "hand" && table.hand?.phase === "tricks") tell(`${bidInWords(table)} ${trickInWords(table)}`); // whoever comes back
  if (before && isOutOfReach(table) && !isOutOfReach(before) && !lines.some(({ text }) => text.includes("out of reach"))) tell(needInWords(table));
  if (before && isMade(table) && before.hand.phase === "tricks" && !isMade(before)) tell(needInWords(table));
  letAsk(table, lines);
  const [now, was] = [phaseInWords(table), before ? phaseInWords(before) : ""];
  const mine = table.stage === "hand" && table.hand?.to_act.includes(table.seat);
  if (now !== was && mine && now !== MOMENT && !playsItself(table)) tell(moveInWords(table));
  tellGivingUp(table);
  if (waitsForMe(table) && !(before && waitsForMe(before) && !isNew(table, before))) tell(moveInWords(table));
  for (const one of (table.hand?.phase === "exchange" && table.hand.passing) || []) if (before?.hand && one !== table.seat && !before.hand.passing.includes(one)) tell(`${nameOf(table, one)} has put ${words.pieces} down to pass.`);
  if (before?.stage === "gathering" && table.stage === "gathering") {
    const changed = changesInWords(table, before);
    if (changed) tell(changed);
  }
  const over = table.hand && (table.stage === "between" || table.stage === "over");
  document.title = `${mine ? "Your turn · " : over ? "Hand over · " : ""}${table.title}, ${about.house} · Meldhouse`;
  if (areWarming(table)) tellWarming(table);
  else if (table.stage === "hand" && !mine && !waitsForMe(table) && table.hand?.to_act.length) silence = setTimeout(() => tell(moveInWords(state.table)), SILENCE);
  if (before && table.said.length > before.said.length) {
    for (const [seat, phrase] of table.said.slice(before.said.length)) tell(`${capital(inner(table, seat))}: ${phrase}`);
  }
});

/** Whoever comes back from a dialog learns that the table waits. */
onReturn(() => (state.table?.stage === "hand" && state.table.hand?.to_act.includes(state.table.seat) ? moveInWords(state.table) : ""));
