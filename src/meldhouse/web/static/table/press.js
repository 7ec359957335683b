// The words for using a button on this device.
export const press = matchMedia("(pointer: coarse)").matches ? "tap" : "press";
