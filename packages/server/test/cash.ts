/** An income of ten crowns of the day of tests, as it is typed. */
export const aCashForm = (change: object = {}) => ({
  ...{ type: 'income', amount: '10', date: '2026-11-10', name: 'Čip ke vchodu', moneyFrom: 'Jana Křepelková' },
  ...{ acceptedBy: 'Věra Hrdličková', ...change },
});

/** Five hundred crowns given to a member of the house, settled by a day that is over. */
export const anAdvanceForm = (holderId: number | null, change: object = {}) => ({
  ...{ holderId: holderId as number, amount: '500', date: '2026-11-10', purpose: 'žárovky', dueOn: '2026-11-20' },
  ...{ acceptedBy: 'Věra Hrdličková', note: '', ...change },
});
