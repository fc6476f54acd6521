/** Shared parts of the signed-in tree: tables, filters, forms, faces. */
const cs = {
  TABLE: {
    NEWS: '{count, plural, one {# nová položka} few {# nové položky} other {# nových položek}}',
    CHANGED: 'Seznam se změnil',
    PAGES: 'Stránky seznamu',
    ACTIONS: 'Akce',
    MORE: 'Načíst další',
    ORDER: 'Seřazeno podle:',
    FILTERED_TEXT: 'Zkuste hledat jinak, nebo filtry zrušte.',

    EMPTY: {
      DEFAULT: 'Zatím tu nic není',
    },
    PER_PAGE: 'Na stránku:',
    ALL: 'Vše',
    ROWS: '{from, number}–{to, number} z(e) {total, number}',
    PREVIOUS: 'Předchozí stránka',
    NEXT: 'Další stránka',
    PAGE: 'Stránka {page, number}',
    SORT_BY: 'Seřadit podle: {column}',
    SELECTION: 'Výběr',
    SELECT_ALL: 'Vybrat vše na stránce',
    SELECT_ROW: 'Vybrat řádek {name}',
    CLEAR_SELECTION: 'Zrušit výběr',
    ROW_MENU: 'Akce pro {name}',
    FILTERED_EMPTY: 'Filtru nic neodpovídá',
  },

  FILTER: {
    MORE: 'Další filtry',
    SHOW: 'Filtry',
    HIDE: 'Skrýt filtry',
    CLEAR: 'Zrušit filtry',
    SEARCH: 'Hledat',
  },

  FORM: {
    SAVED_AT:
      '{hour, select, 2 {Uloženo ve {time}} 3 {Uloženo ve {time}} 4 {Uloženo ve {time}} 12 {Uloženo ve {time}} 13 {Uloženo ve {time}} 14 {Uloženo ve {time}} 20 {Uloženo ve {time}} 21 {Uloženo ve {time}} 22 {Uloženo ve {time}} 23 {Uloženo ve {time}} other {Uloženo v {time}}}',
    NOT_SAVED: 'Neuložilo se.',
    TO_FIX: 'Opravte prosím pole:',
    BUSY: 'Ukládám',
    CHANGED_WHEN:
      '{today, select, yes {} other {{date} }}{hour, select, 2 {ve {time}} 3 {ve {time}} 4 {ve {time}} 12 {ve {time}} 13 {ve {time}} 14 {ve {time}} 20 {ve {time}} 21 {ve {time}} 22 {ve {time}} 23 {ve {time}} other {v {time}}}',
    CHANGED_BY:
      '{who, select, self {Tento záznam jste mezitím uložili} visit {Mezitím změnu uložila správa portálu} other {{sex, select, female {Mezitím změnu uložila} male {Mezitím změnu uložil} other {Mezitím změnu uložil uživatel}} {name}}} {at}. Vaše úpravy zůstaly ve formuláři.',
    CHANGED_AT: 'Záznam mezitím někdo změnil, a to {at}. Vaše úpravy zůstaly ve formuláři.',
    SAVE_MINE: 'Uložit moji verzi',
    SAVE_MINE_TITLE: 'Uložit vaši verzi?',
    SAVE_MINE_TEXT: 'Přepíše, co mezitím uložil někdo jiný.',
    LOAD_THEIRS: 'Načíst jejich verzi',
    LOAD_THEIRS_TITLE: 'Načíst jejich verzi?',
    LOAD_NEW_TEXT: 'Co jste ve formuláři napsali, se zahodí.',
    LOAD_NEW_NO: 'Nechat můj text',
    NOT_CONNECTED: 'Nejste připojeni. Text zůstal, uložte ho prosím, až bude spojení.',
    NO_ANSWER:
      'Server neodpověděl včas. Text zůstal ve formuláři. Možná se už uložil: než to zkusíte znovu, podívejte se prosím.',
    NO_ANSWER_ONCE:
      'Server neodpověděl včas. Text zůstal ve formuláři. Uložte ho prosím znovu: pokud se už zapsal, podruhé se nezapíše.',
    KEEP: 'Nechat být',
    SAVE: 'Uložit změny',
    EDIT: 'Upravit',
    DELETE: 'Smazat',
    UNSAVED: 'Máte neuložené změny',
    KEPT_HERE: 'Neuloženo, kopie je v tomto zařízení',
    LEAVE_TITLE: 'Odejít bez uložení?',
    LEAVE_TEXT: 'Změny ve formuláři se neuloží.',
    LEAVE_YES: 'Odejít bez uložení',
    LEAVE_NO: 'Zůstat',
    DRAFT_TITLE: 'Uložit rozepsané jako koncept?',
    DRAFT_TEXT: 'Koncept můžete kdykoli dopsat. Zahozené změny vrátit nejde.',
    DRAFT_SAVE: 'Uložit koncept',
    DRAFT_DISCARD: 'Zahodit změny',
    SUMMARY: 'Opravte prosím {count, plural, one {# pole} few {# pole} many {# pole} other {# polí}}.',
    REQUIRED_MARK: 'povinné pole',
  },

  SELECT: {
    NO_OPTIONS: 'Nic jsme nenašli',
    CREATE: 'Přidat „{text}“',
    PLACEHOLDER: 'Vyberte',
  },

  WIZARD: {
    STEP: 'Krok {at, number} {count, select, 5 {z 5} 8 {z 8} 9 {z 9} 10 {z 10} other {ze {count}}}',
    DONE: 'hotovo',
  },

  DATE: {
    OPEN: 'Vybrat datum v kalendáři',
    CALENDAR: 'Kalendář',
    TIME_HINT: 'DD. MM. RRRR, HH:mm',
    NEXT_MONTH: 'Další měsíc',
    PREVIOUS_MONTH: 'Předchozí měsíc',
    MONTH: 'Vybrat měsíc',
    YEAR: 'Vybrat rok',
    OK: 'Potvrdit',
    CLEAR: 'Smazat datum',
    HINT: 'DD. MM. RRRR',
  },

  PICK: {
    PERSON: 'Napište jméno nebo firmu',
    UNIT: 'Číslo jednotky nebo vlastník',
    HINT: 'Začněte psát.',
    FOUND:
      '{count, plural, =0 {Nic jsme nenašli} one {# možnost} few {# možnosti} many {# možnosti} other {# možností}}',
    NEW_PERSON: 'Přidat nového souseda',
    NEW_TITLE: 'Nový soused',
    NEW_TEXT: 'Soused se přidá bez přístupu do portálu. Pozvat ho můžete později.',
    KIND: 'Kdo to je',
    IS_PERSON: 'Osoba',
    IS_COMPANY: 'Firma',
    TITLE_BEFORE: 'Titul před jménem',
    FIRST_NAME: 'Jméno',
    LAST_NAME: 'Příjmení',
    TITLE_AFTER: 'Titul za jménem',
    COMPANY: 'Název firmy',
    ICO: 'IČO',
    ADD: 'Přidat souseda',
    REMOVE: 'Odebrat {name}',
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'base/base': typeof cs;
  }
}
