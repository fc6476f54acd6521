import type { Translation } from '../../texts/keys.ts';
import type cs from './cutting.cs.ts';

export default {
  CUTTING: {
    DO: 'Divide among units',
    OFFER: 'Does this PDF hold papers of several units? We divide it by the numbers of units on its pages.',
    READING: 'Reading the pages. A long file takes up to half a minute.',
    LEAD: '{name} has {pages, plural, one {# page} other {# pages}}. A unit is known by its number beside a word such as byt or jednotka, and by the place where most pages have it. Each page goes exactly once.',
    SCAN: '{name} has {pages, plural, one {# page} other {# pages}} and no text, it is probably a scan. Scans are not read when a file is divided, it could take tens of minutes: give the pages to units yourself, or upload a PDF with text.',
    PAGE: 'Page {page, number}',
    OF_PAGE: 'page {page, number}',
    CHANGE_PAGE: 'Change who gets page {page, number}',
    PAGES: '{count, plural, one {page} other {pages}} {pages}',
    WHOLE: 'Only in the whole file',
    NOBODY: 'No page has a unit yet.',
    WAITS: 'Still to decide: page {page, number}',

    DOUBTS: {
      TITLE: 'Unclear pages first',
      none: 'There is no number of a unit on it.',
      goesOn: 'There is no number of a unit on it. The page before is of unit {number}.',
      loose: 'The number {numbers} stands only inside a text; it need not be a paper of that unit.',
      many: 'It is not sure whose it is. Numbers on it: {numbers}.',
      back: 'Choose who gets the page.',
      ADD: 'Add it to {number}',
      GO_ON_ALL: '{count, plural, one {Add # page to the one before} other {Add # pages to those before them}}',
      LEAVE: 'Leave only in the whole file',
    },

    OWNERS: {
      TITLE: 'Units with several owners',
      changed: 'It had several owners {period}. Choose for each page who gets it.',
      left: 'Those who owned it {period} do not belong to it any more. By the day nobody would see the pages.',
      unnamed:
        'It had other owners {period} than today, or several. Names are seen only by those who may read units. The pages may go by the day, or stay in the whole file.',
      ALL: 'All pages: {to}',
      OF_PAGE: 'Who gets page {page, number}',
      PICK: 'Choose who gets it',
    },

    RANGES: {
      TITLE: 'Give pages by hand',
      PAGES: 'Pages',
      HINT: 'Such as 3–5, 8. Then choose the unit.',
      THESE: 'these pages',
      ERROR: 'Write pages from 1 to {pages, number}, such as 1–2.',
    },

    SUMS: {
      TITLE: 'Where the pages go',
      PAPERS: '{count, plural, one {in # paper} other {in # papers}}',
      WHOLE: 'only in the whole file',
      ALL: 'In the file altogether',
      KEPT: 'The whole file stays in the folder Celé soubory, which only the committee sees.',
    },

    ERRORS: {
      NO_PDF: 'Only a PDF can be divided.',
      LOCKED: 'The file asks for a password. Save it without one and upload it again.',
      BROKEN: 'The file cannot be read, it is probably damaged. Save it as a PDF again.',
      TOO_MANY: 'The file has more than {most, number} pages. Divide it into shorter ones first.',
      TOO_LARGE: 'A file of at most {size} can be divided. Save it smaller or in parts.',
      TOO_HARD: 'The file is too large or too complicated to be divided. Save it in parts.',
      PAGES: 'A page is missing or stands in two papers. Read the file again.',
    },
  },
} satisfies Translation<typeof cs>;
