// What listeners hear: events, and answers to single keys. Kept as facts until it is time to say them.
import { about } from "./about.js";
import { askedAgain, heardOut, letAsk } from "./again.js";
import { changesFact, sitsFact } from "./chairs.js";
import { letFinish } from "./focus.js";
import { heldFact } from "./held.js";
import { ledFact, trickFact, winningFact } from "./led.js";
import { meldsTold } from "./meld.js";
import { onwardFact } from "./onward.js";
import { callsForListeners, isCall, looksOn } from "./outbidding.js";
import { waitsForMe } from "./pacing.js";
import { prefer, preferred } from "./prefs.js";
import { handFigures, isMade, isOutOfReach, needFact, scoreFacts } from "./reckoning.js";
import { aloud, bidFact, fact, handFact, meldFact, seen, sentences, t } from "./saying.js";
import { listen, playsItself, state } from "./store.js";
import { drawn, leftToHear, onReturn, say, spokenIn, tell, untell } from "./voice.js";
import { giveUpFact, tellGivingUp } from "./ways.js";

const isOver = ({ stage }) => stage === "between" || stage === "over";

/** What the table waits for. */
export function turnFact(table) {
  const { hand, stage, seat } = table;
  if (stage === "gathering") return fact("turn-gathering");
  if (stage === "over") return fact("result-over", { what: table.game });
  if (stage === "between" || !hand) return fact("turn-between");
  if (hand.stopped) return fact("turn-stopped", { about: hand.stopped });
  if (table.keep) return fact("turn-keep");
  if (hand.to_act.includes(seat) && table.may) return yours(table);
  const who = hand.to_act.filter((one) => one !== seat);
  if (!who.length) return fact("one-moment"); // there is nothing to press: the next step comes by itself
  if (hand.claim) return fact("turn-waiting", { who, what: "claim" });
  const what = hand.phase === "tricks" ? (hand.trick.length ? "play" : "lead") : hand.phase;
  return waitsForMe(table) ? fact("turn-next", { who, what }) : fact("turn-waiting", { who, what }); // nobody else is being waited for
}

export const phaseInWords = (table) => seen(turnFact(table));

function yours(table) {
  const { hand, may } = table;
  const move = (what) => fact("turn-yours", { move: what });
  if (may.set_up) return preferred("stand") === "auto" ? fact("one-moment") : move("stand");
  if (may.bids || may.may_pass) return move("bid");
  if (may.trumps?.length) return move("trump");
  if (may.acts?.includes("turn-kitty")) return move("kitty");
  if (may.give || may.discard)
    return fact("turn-choose", { what: may.give ? "give" : "discard", number: may.give || may.discard });
  if (may.meld) return move(may.meld.full.length ? "meld" : "no-meld");
  if (may.acts?.includes("confirm")) return move("confirm");
  if (may.acts?.includes("answer-claim")) return move("claim");
  if (playsItself(table)) return move("last");
  if (may.plays) return move(hand.trick.length ? "play" : "lead");
  return move(may.acts?.includes("gather") ? "gather" : "any");
}

/** The same for people who can't see the screen around it. */
function moveFacts(table) {
  const { may, hand, stage } = table;
  const turn = turnFact(table);
  if (stage === "gathering") return [turn, sitsFact(table)];
  if (isOver(table)) return [cameOut(), (stage === "over" || !cameOut()) && turn, onwardFact()];
  if (may?.meld) return meldFacts(may.meld);
  const goesOn = waitsForMe(table) && goOnFact();
  if (may?.plays) {
    const lifted = hand.turn === table.seat && state.lifted?.split(".")[0];
    const last = hand.hand.length === 1 && !playsItself(table) && fact("turn-last");
    return [ledFact(table), turn, last, lifted ? fact("turn-lifted", { piece: lifted }) : playableFact(table), goesOn];
  }
  return [
    may?.acts?.includes("answer-claim") && laidFact(table),
    turn,
    (may?.give || may?.discard) && chosenFact(may),
    goesOn,
  ];
}

/** Only the listener is to act. */
export const goOnFact = () => fact("turn-go-on", { keys: preferred("keys") });

/** A hand laid down with a claim, for people who can't see it. */
export function laidFact({ hand: { claim, open_hands: open } }) {
  return claim && open[claim]?.length ? fact("turn-laid", { who: claim, hand: handFact(open[claim]) }) : null;
}

/** The playable pieces, each as often as it is held. */
const playable = ({ may, hand }) => hand.hand.filter((piece) => may.plays.includes(piece));

/** How many can be played, if not all: the focus may be on one that cannot. */
function playableFact(table) {
  const number = playable(table).length;
  return table.refereed || number === table.hand.hand.length ? null : fact("turn-playable", { number });
}

/** How the last hand came out, as announced. */
const cameOut = () => state.lines.findLast(({ kind }) => kind === "result")?.says;

function meldFacts({ count, full, owed }) {
  if (!full.length) return [fact("turn-yours", { move: "no-meld" })];
  const items = count.items.map((item) => fact("meld-item-points", { item: meldFact(item), points: item.points }));
  const less = state.chosen.length && state.chosen.length !== full.length;
  return [fact("turn-meld", { items, points: count.points }), ...(less ? meldChosen({ full, owed }) : [])];
}

/** How much of the meld is chosen to be shown. */
export function meldChosen({ full, owed }) {
  const chosen = state.chosen.length;
  if (chosen === full.length) return [fact("turn-meld-all")];
  return [
    fact("turn-meld-some", { chosen, number: full.length }),
    owed.length > 0 && fact("turn-meld-least", { least: owed.length }),
  ];
}

function chosenFact({ give, discard }) {
  const chosen = state.chosen.map((key) => key.split(".")[0]);
  return chosen.length
    ? sentences([fact("turn-chosen", { pieces: chosen, most: give || discard }), enoughFact()])
    : fact("turn-chosen-none");
}

/** What to do when enough is chosen: the button comes before the hand, out of reach of arrow keys. */
export const enoughFact = () =>
  state.chosen.length === (state.table.may.give || state.table.may.discard) ? fact("turn-chosen-all") : null;

// --- single keys ----------------------------------------------------------------------------------------------------

const READ = {
  h: ({ hand }) => [fact("read-hand", { number: hand.hand.length, hand: held() })],
  l: choices,
  t: (table) =>
    table.stage === "hand"
      ? heardOut(
          table,
          [laidFact, trickFact, ledFact, winningFact].map((one) => one(table)),
        )
      : [fact("read-trick-over")],
  k: askedAgain,
  b: (table) => [...bidFacts(table), giveUpFact(table)],
  s: (table) => [...(table.stage === "hand" ? handFigures(table) : [cameOut()]), ...scoreFacts(table)],
  w: (table) => [...moveFacts(table), giveUpFact(table)],
  m: meldOnTable,
};

export const isReading = (key) => key in READ;
/** Without those that have no use in this game: they only say so. */
export const readable = Object.keys(READ)
  .filter((key) => about.melds || key !== "m")
  .map((key) => [key, t("read-what", { key })]);

export function read(key) {
  const { table } = state;
  if (!table) return say(fact("one-moment"));
  if (!table.hand && "hltkbm".includes(key)) return say(fact("read-no-hand"));
  if (preferred("ear") !== "used") prefer("ear", "used");
  const answer = sentences(READ[key](table));
  letFinish(spokenIn(aloud(answer))); // moving the focus would cut it off
  return say(answer);
}

const held = () => heldFact(state.table, state.standing);

/** What may be played, bid or named. */
function choices(table) {
  const { may, hand } = table;
  if (may?.plays) {
    const list = playable(table);
    if (list.length === hand.hand.length) return [fact("read-any")];
    return [
      fact("read-playable", {
        pieces: [...new Set(list)].map((piece) =>
          fact("read-piece", { piece, times: list.filter((one) => one === piece).length }),
        ),
      }),
    ];
  }
  if (may?.bids?.length) {
    const more = may.bids.length > 4 ? "yes" : "no";
    return [
      fact("read-bids", {
        bids: may.bids.slice(0, 4).map(bidFact),
        top: bidFact(may.bids.at(-1)),
        more,
        pass: may.may_pass ? "yes" : "no",
      }),
    ];
  }
  if (may?.trumps?.length)
    return [fact("read-trumps", { trumps: may.trumps, why: about.marriage ? "marriage" : "none" })];
  return moveFacts(table);
}

function bidFacts(table) {
  const { bidder, bid, trump, phase, calls } = table.hand;
  const bidding = phase === "auction";
  const passed = bidding
    ? calls.filter(([, amount]) => amount === null).map(([who]) => fact("read-player", { who }))
    : [];
  const passes = passed.length > 0 && fact("read-passes", { who: passed });
  if (!bidder) return [fact("read-no-bid"), passes];
  const has = fact("read-bid", { who: bidder, bid: bidFact(bid), when: bidding ? "bidding" : "after" });
  if (bidding) return [has, passes];
  const isKnown = about.trump_shown === "always" || phase === "trump";
  const untold = fact(isKnown ? "read-trump-none" : "read-trump-untold");
  return trump ? [has, fact("read-trump", { trump }), needFact(table)] : [has, needFact(table), untold];
}

/** A bid in the house's terms. */
export const bidText = (amount) => (typeof bidFact(amount) === "number" ? String(amount) : seen(bidFact(amount)));

function meldOnTable(table) {
  if (!about.melds) return [fact("read-meld-no-game")];
  const own = table.may?.meld;
  const laid = Object.entries(table.hand.meld).map(([who, { items, points }]) =>
    items.length
      ? fact("news-meld", {
          who,
          points,
          items: items.map((item) => fact("meld-item-points", { item: meldFact(item), points: item.points })),
        })
      : fact("news-no-meld", { who }),
  );
  const told = laid.length || own ? [] : meldsTold(state.lines).map(({ says }) => unneeded(says));
  if (told.length) return [fact("read-meld-back"), ...told];
  return [
    ...(laid.length ? laid : [fact("read-meld-none")]),
    ...(own ? [fact("read-meld-own"), ...meldFacts(own)] : []),
  ];
}

// --- what happens ---------------------------------------------------------------------------------------------------

/** Without the points needed at the time, which change with every trick. */
const unneeded = (says) =>
  says.id === "news-meld-counted" ? fact("news-meld-sums", { sides: says.args.sides }) : says;

/** Longer than a bot takes to lead: say what is awaited before saying of whom. */
const SILENCE = 4500;
/** Whether anything in this house is told once and must then be remembered. */
const FORGETS = about.trump_shown !== "always" || about.player_shown !== "always" || about.seen_again !== "";
let silence;
let knowsKeys = false;

const tellAll = (parts) => parts.some(Boolean) && tell(sentences(parts));

/** The hand, as soon as there is one; and the first time, how to hear it again. */
function tellHand() {
  const keys = preferred("keys");
  tellAll([fact("read-dealt", { hand: held() }), keys !== "off" && !knowsKeys && fact("read-dealt-keys", { keys })]);
  const finish = () => letFinish(leftToHear()); // including what is read before it
  finish();
  drawn(finish);
  knowsKeys = true;
}

const TOGETHER = 2000;
let calls = [];
let together;

function tellCalls(rest = []) {
  clearTimeout(together);
  // Who has the bid comes first, since that matters most. How it came about follows for those who keep listening.
  tellAll([...rest.map(({ says }) => says), calls.length > 0 && callsForListeners(calls)]);
  calls = [];
}

/** Others' calls after the player passed are told together, when the bidding ends or pauses. */
function tellLines(table, lines) {
  if (looksOn(table) && !waitsForMe(table) && lines.every((line) => isCall(line) && line.seat !== table.seat)) {
    calls.push(...lines);
    clearTimeout(together);
    together = setTimeout(tellCalls, TOGETHER);
  } else if (calls.length) {
    calls.push(...lines.filter(isCall));
    tellCalls(lines.filter((line) => !isCall(line)));
  } else {
    tellAll(lines.map(({ says }) => says));
  }
}

/** A new part of the hand, or a new trick, begins. */
const isNew = ({ hand }, before) =>
  hand.phase !== before.hand.phase || (!hand.trick.length && before.hand.trick.length > 0);

listen((table, before, lines) => {
  clearTimeout(silence);
  const { hand, stage, seat } = table;
  if (FORGETS && before?.last && !table.last) untell(); // then it cannot be read there again either
  const laid = hand?.claim && !before?.hand?.claim && !hand.to_act.includes(seat);
  if (laid) tellAll([laidFact(table)]); // the subject comes before the outcome
  if (preferred("speak") !== "none" && lines.length) tellLines(table, lines);
  if (lines.some(({ kind }) => kind === "dealt") && hand?.hand.length && preferred("dealt") === "read") tellHand();
  if (!before && stage === "hand" && hand?.phase === "tricks") tellAll([...bidFacts(table), trickFact(table)]); // after a reload
  if (
    before &&
    isOutOfReach(table) &&
    !isOutOfReach(before) &&
    !lines.some(({ says }) => says.args.need?.id === "need-too-much")
  )
    tellAll([needFact(table)]);
  if (before && isMade(table) && before.hand.phase === "tricks" && !isMade(before)) tellAll([needFact(table)]);
  letAsk(table, lines);
  const now = turnFact(table);
  const changed = JSON.stringify(now) !== JSON.stringify(before && turnFact(before));
  const mine = stage === "hand" && hand?.to_act.includes(seat);
  if (changed && mine && now.id !== "one-moment" && !playsItself(table)) tellAll(moveFacts(table));
  tellGivingUp(table);
  if (waitsForMe(table) && !(before && waitsForMe(before) && !isNew(table, before))) tellAll(moveFacts(table));
  for (const who of (hand?.phase === "exchange" && hand.passing) || [])
    if (before?.hand && who !== seat && !before.hand.passing.includes(who)) tellAll([fact("turn-passed", { who })]);
  if (before?.stage === "gathering" && stage === "gathering") {
    const moved = changesFact(table, before);
    if (moved) tell(moved);
  }
  document.title = t("turn-title", {
    state: mine ? "yours" : hand && isOver(table) ? "over" : "waiting",
    title: table.title,
    club: about.house,
  });
  if (stage === "hand" && !mine && !waitsForMe(table) && hand?.to_act.length)
    silence = setTimeout(() => tellAll(moveFacts(state.table)), SILENCE);
  if (before)
    for (const [who, phrase] of table.said.slice(before.said.length))
      tellAll([fact("turn-said", { who, says: fact("phrase", { phrase }) })]);
});

/** After closing a dialog, the player learns that the table is waiting. */
onReturn(() =>
  state.table?.stage === "hand" && state.table.hand?.to_act.includes(state.table.seat)
    ? sentences(moveFacts(state.table))
    : null,
);
