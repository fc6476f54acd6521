type Entry = { memberIds: readonly number[]; joint: boolean };

const numbers = new Intl.Collator('cs', { numeric: true });
/** Numbers of units as they are listed: 2 before 10. */
export const byNumber = (a: string, b: string): number => numbers.compare(a, b);

/**
 * Owners of a seat as a list shows them: a couple in joint ownership is one entry, "Jan Dvorský a Hana Dvorská (SJM)".
 * Where a degree stands behind a comma, entries are divided by a semicolon.
 */
export function namesOfOwners(owners: readonly Entry[], name: (memberId: number) => string): string {
  const entries = owners.map(({ memberIds, joint }) => {
    const people = memberIds.map(name).join(' a ');
    return joint && memberIds.length > 1 ? `${people} (SJM)` : people;
  });
  return entries.join(entries.length > 1 && entries.some((e) => e.includes(',')) ? '; ' : ', ');
}
