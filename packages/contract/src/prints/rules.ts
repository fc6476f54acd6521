/** Sheets that are printed at once; more are printed aside. */
export const sheetsAtOnce = 50;
