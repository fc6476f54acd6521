/** Mails: one entry a kind. */
const cs = {
  MAIL: {
    invoiceIssued: {
      SUBJECT: 'Zálohová faktura {number} za portál',
      TEXT: 'Vystavili jsme zálohovou fakturu {number} na období {from} až {to}.\n\nK úhradě: {amount}\nSplatnost: {due}\nÚčet: {account}\nVariabilní symbol: {symbol}\n\nPDF a ISDOC si výbor stáhne v portálu.',
      ACTION: 'Otevřít fakturaci',
    },
    invoiceDueSoon: {
      SUBJECT: 'Zálohová faktura {number} je splatná {due}',
      TEXT: 'Připomínáme zálohovou fakturu {number}.\n\nZbývá uhradit: {amount}\nSplatnost: {due}\nÚčet: {account}\nVariabilní symbol: {symbol}\n\nPokud platba už odešla, není potřeba nic dělat.',
      ACTION: 'Otevřít fakturaci',
    },
    invoiceOverdue: {
      SUBJECT: 'Zálohová faktura {number} je po splatnosti',
      TEXT: 'Zálohová faktura {number} byla splatná {due} a platbu zatím nevidíme.\n\nZbývá uhradit: {amount}\nÚčet: {account}\nVariabilní symbol: {symbol}\n\nPortál kvůli tomu nic nezamyká. Pokud platba už odešla, není potřeba nic dělat.',
      ACTION: 'Otevřít fakturaci',
    },
    invoicePaid: {
      SUBJECT: 'Přišla platba {amount} za portál',
      TEXT: 'Dne {day} přišla platba {amount}{number, select, none {} other { k zálohové faktuře {number}}}. Děkujeme.{paper, select, none {} other {\n\nDaňový doklad {paper} je v portálu.}}',
      ACTION: 'Otevřít fakturaci',
    },
    invoicePrice: {
      SUBJECT: 'Od {from} se mění cena portálu',
      TEXT: 'Období, které začíná {from}, a každé další bude stát {after}{tax, select, none {} other { bez DPH}}, dosud {before}.\n\nDélka období: {period, select, annual {jeden rok} other {jeden měsíc}}\nPočet jednotek: {units}\n\nCo už je vystavené, se nemění.',
      ACTION: 'Otevřít fakturaci',
    },
    invoiceCancelled: {
      SUBJECT: 'Zálohová faktura {number} neplatí',
      TEXT: 'Zálohovou fakturu {number} jsme stornovali, neplaťte ji.\n\nDůvod: {reason}\n\nPokud ji má nahradit jiná, přijde samostatným e-mailem.',
      ACTION: 'Otevřít fakturaci',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'invoices/mails': typeof cs;
  }
}
