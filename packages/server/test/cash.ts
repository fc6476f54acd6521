/** An income of ten crowns of the day of tests, as it is typed. */
export const aCashForm = (change: object = {}) => ({
  ...{ type: 'income', amount: '10', date: '2026-11-10', name: 'Čip ke vchodu', moneyFrom: 'Jana Křepelková' },
  ...{ acceptedBy: 'Věra Hrdličková', ...change },
});
