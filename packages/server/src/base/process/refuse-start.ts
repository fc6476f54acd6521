/** A reason not to start, in a Czech sentence for whoever started it. */
export class StartRefused extends Error {}
