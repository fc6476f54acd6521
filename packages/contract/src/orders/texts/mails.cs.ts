/** Mails: one entry a kind. */
const cs = {
  MAIL: {
    orderLink: {
      SUBJECT: 'Objednávka portálu Pavlač pro váš dům',
      TEXT: 'Připravili jsme pro vás objednávku portálu Pavlač. Vyplníte ji asi za deset minut, přerušit ji jde kdykoli: co napíšete, zůstane uložené a pokračovat můžete i z jiného zařízení.\n\nOdkaz platí do {until}. Variabilní symbol vašich plateb bude {symbol}.',
      ACTION: 'Vyplnit objednávku',
    },
    orderLinkNew: {
      SUBJECT: 'Nový odkaz na objednávku portálu Pavlač',
      TEXT: 'Posíláme nový odkaz na vaši objednávku. Předchozí už neplatí. Co jste napsali, zůstalo uložené.\n\nOdkaz platí do {until}.',
      ACTION: 'Vyplnit objednávku',
    },
    orderCode: {
      SUBJECT: 'Kód k údajům vlastníků',
      TEXT: 'Někdo s odkazem na vaši objednávku chce vidět jména vlastníků z katastru. Pokud jste to vy, opište kód do formuláře. Platí deset minut.\n\nPokud o tom nevíte, kód nikomu neříkejte.',
    },
    orderRecap: {
      SUBJECT: 'Objednávka portálu Pavlač je odeslaná: {house}',
      TEXT: 'Děkujeme za objednávku. Údaje teď zkontrolujeme a pošleme pozvánku na {user}.\n\nSpolečenství: {house}, IČO {ic}\nSídlo: {seat}\nOprávněná osoba: {person}\nJednotek: {units}\nPlatba: {period, select, annual {ročně} monthly {měsíčně} other {–}}{price, select, none {} other {, {price} bez DPH}}\nJednotek z katastru: {read}\nVariabilní symbol: {symbol}',
    },
    orderFilled: {
      SUBJECT: 'Objednávka čeká na kontrolu: {house}',
      TEXT: 'Zákazník {email} odeslal objednávku pro {house}.',
      ACTION: 'Zkontrolovat údaje',
    },
    orderRefused: {
      SUBJECT: 'Vaši objednávku portálu Pavlač nemůžeme přijmout',
      TEXT: 'Objednávku jsme odmítli. Důvod: {reason}\n\nOdkaz na formulář už neplatí. Pokud se věc vyřeší, napište nám, pošleme nový.',
    },
    orderDeclined: {
      SUBJECT: 'Zákazník objednávku nechce: {email}',
      TEXT: 'Důvod: {reason}',
      ACTION: 'Otevřít objednávku',
    },
    orderAccepted: {
      SUBJECT: '{house} je v portálu Pavlač založené',
      TEXT: 'Objednávku jsme zkontrolovali a dům je připravený. Pozvánka odešla na {user}. Po prvním přihlášení portál ukáže, co domu ještě zbývá: pozvat vlastníky, zkontrolovat podíly a nahrát stanovy.',
    },
    employeeAdded: {
      SUBJECT: 'Máte přístup ke správě portálu Pavlač',
      TEXT: 'Patříte mezi pracovníky portálu, přístup vám dává {by}. Uvidíte objednávky a všechna společenství.\n\nPřihlašujete se e-mailem {email}. Kdo ještě nemá heslo, nastaví si ho odkazem.',
      ACTION: 'Otevřít portál',
    },
    employeesChanged: {
      SUBJECT: 'Změnili se pracovníci portálu',
      TEXT: '{what, select, added {Nový pracovník portálu} other {Konec přístupu pracovníka}}: {person} ({email}). Změna je z účtu {by}.\n\nPokud to nemělo být, přístup vraťte v části Pracovníci.',
      ACTION: 'Otevřít pracovníky',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'orders/mails': typeof cs;
  }
}
