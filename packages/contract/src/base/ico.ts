/** Whether eight digits are a valid company number (weights 8…2, modulo 11). */
export function isIco(ico: string): boolean {
  if (!/^\d{8}$/.test(ico)) return false;
  const total = [...ico.slice(0, 7)].reduce((acc, d, i) => acc + Number(d) * (8 - i), 0);
  return (11 - (total % 11)) % 10 === Number(ico[7]);
}
