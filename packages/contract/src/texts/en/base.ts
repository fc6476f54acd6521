import type cs from '../cs/base.ts';
import type { Translation } from '../keys.ts';

export default {
  TABLE: {
    EMPTY: { DEFAULT: 'Zatím tu nic není' },
    PER_PAGE: 'Na stránku:',
    ALL: 'Vše',
    ROWS: '{from, number}–{to, number} z {total, number}',
    PREVIOUS: 'Předchozí stránka',
    NEXT: 'Další stránka',
    PAGE: 'Stránka {page, number}',
    SORT_BY: 'Seřadit podle: {column}',
    SELECT_ALL: 'Vybrat vše na stránce',
    SELECT_ROW: 'Vybrat řádek {name}',
    CLEAR_SELECTION: 'Zrušit výběr',
    ROW_MENU: 'Akce pro {name}',
    FILTERED_EMPTY: 'Filtru nic neodpovídá',
  },
  FILTER: { SHOW: 'Filtry', HIDE: 'Skrýt filtry', CLEAR: 'Zrušit filtry', SEARCH: 'Hledat' },
  FORM: {
    SAVE: 'Uložit změny',
    EDIT: 'Upravit',
    DELETE: 'Smazat',
    UNSAVED: 'Máte neuložené změny',
    LEAVE_TITLE: 'Odejít bez uložení?',
    LEAVE_TEXT: 'Změny ve formuláři se neuloží.',
    LEAVE_YES: 'Odejít bez uložení',
    LEAVE_NO: 'Zůstat',
    SUMMARY: 'Opravte prosím {count, plural, one {# pole} few {# pole} many {# pole} other {# polí}}.',
    REQUIRED_MARK: 'povinné pole',
  },
  SELECT: { NO_OPTIONS: 'Nic jsme nenašli', CREATE: 'Přidat „{text}“', PLACEHOLDER: 'Vyberte' },
  CONFIRM: { YES: 'Ano', NO: 'Ne' },
  FACES: {
    ERROR_TITLE: 'Nepodařilo se načíst data',
    REFUSED_TITLE: 'Sem nemáte přístup',
    BACK_HOME: 'Zpět na nástěnku',
  },
  DATE: {
    NEXT_MONTH: 'Další měsíc',
    PREVIOUS_MONTH: 'Předchozí měsíc',
    MONTH: 'Vybrat měsíc',
    YEAR: 'Vybrat rok',
    OK: 'Potvrdit',
    CLEAR: 'Smazat datum',
    HINT: 'DD. MM. RRRR',
  },
} satisfies Translation<typeof cs>;
