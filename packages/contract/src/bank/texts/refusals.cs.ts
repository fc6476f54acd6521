/** Why something of the bank was not done. */
const cs = {
  BANK: {
    NOT_FOUND: 'Tento výpis tu není. Možná byl smazán.',
    NOT_YOURS: 'Výpisy z banky vidí výbor a kontrolní komise.',
    ERRORS: {
      EMPTY: 'V souboru není žádný pohyb.',
      ENCODING: 'Písmena v souboru nejde přečíst. Zkontrolujte kódování v nastavení účtu.',
      NOT_STATEMENT: 'Tohle není výpis z banky. Nahrajte výpis GPC, XML (camt.053) nebo CSV.',
      TOO_LARGE: 'Soubor je na výpis příliš velký. Stáhněte ho z banky za kratší období.',
      READER:
        'Výpis se nepodařilo přečíst, je na nás příliš složitý. Nic se nenahrálo, stáhněte ho prosím z banky za kratší období.',
      TOO_MANY: 'Výpis má víc než {most} pohybů. Stáhněte ho z banky za kratší období.',
      RECORD: 'Řádek {line} nejde přečíst, nic se nenahrálo.',
      ORDER: 'Řádek {line} nemá před sebou to, k čemu patří. Soubor je přeházený, nic se nenahrálo.',
      CUT: 'Řádek {line} je useknutý. Stáhněte výpis z banky znovu, nic se nenahrálo.',
      OTHER_LINE: 'Řádek {line} je z jiného účtu než výpis, nic se nenahrálo.',
      REVERSAL:
        'Řádek {line} má druh pohybu {code}, který tento účet nezná. Zkontrolujte značení storna v nastavení účtu.',
      COUNT: 'Výpis má mít {stated} pohybů, je jich v něm {counted}. Nic se nenahrálo.',
      CLOSING:
        'Výpis si odporuje: konečný zůstatek má být {stated}, pohyby dávají {counted}. Chybí {gap}, nic se nenahrálo.',
      TURNOVER: 'Výpis si odporuje: obrat má být {stated}, pohyby dávají {counted}. Chybí {gap}, nic se nenahrálo.',
      DOCTYPE: 'Takový soubor z bezpečnostních důvodů nečteme. Stáhněte výpis přímo z banky.',
      XML: 'Soubor XML je poškozený, nic se nenahrálo.',
      XML_CUT: 'Soubor XML nemá konec. Stáhněte výpis z banky znovu, nic se nenahrálo.',
      NO_BALANCE: 'Výpisu chybí účet, počáteční nebo konečný zůstatek. Nic se nenahrálo.',
      COLUMNS: 'Sloupce této tabulky neznáme. Řekněte nám prosím, co v nich je.',
      COLUMNS_PROPOSED: 'Tabulka vypadá jako z banky {bank}. Zkontrolujte prosím, že sloupce čteme správně.',
      NO_ACCOUNT: 'Nejdřív prosím přidejte účet domu.',
      WHICH_ACCOUNT: 'Soubor neříká, ze kterého účtu je. Vyberte ho prosím.',
      OTHER_ACCOUNT: 'Výpis je z účtu {account}, který mezi účty domu není.',
      ACCOUNT_KNOWN: 'Tento účet tu už je.',
      ACCOUNT_STAYS: 'Účet už má výpis, jeho číslo se nemění.',
      PLACED: 'Tento pohyb už je zařazený.',
      NOT_PLACED: 'Tento pohyb zařazený není.',
      NOT_WHOLE: 'Části musí dát dohromady celou platbu.',
      NO_PAYMENT: 'Tento pohyb jednotce přiřadit nejde.',
      UNIT: 'Tato jednotka v domě není.',
      NO_RETURN: 'K této vratce tu platba není, nebo je v jiné částce.',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'bank/refusals': typeof cs;
  }
}
