/** Mails: one entry a kind. */
const cs = {
  MAIL: {
    cashAdvanceGiven: {
      SUBJECT: 'Záloha z pokladny: {purpose}',
      TEXT: 'Na výdaj za společenství máte z pokladny zálohu.\n\nÚčel: {purpose}\nČástka: {amount}\nDoklad: {number}\nVyúčtovat do: {due}\n\nÚčtenky můžete průběžně předávat v portálu, stačí je vyfotit. Co zbude, vraťte do pokladny.',
      ACTION: 'Otevřít zálohu',
    },
    cashAdvanceLate: {
      SUBJECT: 'Vyúčtujte prosím zálohu: {purpose}',
      TEXT: 'Záloha z pokladny měla být vyúčtovaná do {due}.\n\nÚčel: {purpose}\nČástka: {amount}\nPředané účtenky: {spent}\n\nPředejte prosím účtenky a zbytek vraťte do pokladny. Pokud jste to už udělali, domluvte se s výborem.',
      ACTION: 'Otevřít zálohu',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'cashdesk/mails': typeof cs;
  }
}
