/** Square metres with two places: "45.80". */
export const hundredthsText = (hundredths: bigint): string =>
  `${hundredths / 100n}.${(hundredths % 100n).toString().padStart(2, '0')}`;
