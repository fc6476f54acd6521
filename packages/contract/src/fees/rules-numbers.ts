/** A number of a unit as it travels, "1.5", in thousandths. */
export function thousandthsOf(text: string): bigint {
  const [whole = '0', rest = ''] = text.split('.');
  return BigInt(whole) * 1000n + BigInt(rest.padEnd(3, '0') || '0');
}

/** Thousandths as a number that has no zeros behind it. */
export function thousandthsText(thousandths: bigint): string {
  const rest = (thousandths % 1000n).toString().padStart(3, '0').replace(/0+$/, '');
  return `${thousandths / 1000n}${rest && `.${rest}`}`;
}
