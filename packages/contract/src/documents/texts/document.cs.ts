/** One document: what is known of it, what is seen of it, its versions. */
const cs = {
  DOCUMENT: {
    FACTS: 'Údaje',
    EDITING: 'Úprava dokumentu',
    NAME: 'Název',
    DESCRIPTION: 'Popis',
    OWNER: 'Vlastník',
    URL: 'Adresa na webu',
    PUBLIC: 'Vidí všichni, pro které je složka',
    PUBLIC_HINT: 'Jinak dokument uvidí jen výbor a ten, čí je složka.',
    EXTENSION: 'Přípona zůstává: .{extension}',
    ROOT: 'mimo složky',
    FOLDER: 'Složka',
    NO_DESCRIPTION: 'Bez popisu',

    LINK: {
      OPEN: 'Otevřít odkaz',
      TITLE: 'Odkaz',
      OUTSIDE: 'Odkaz vede mimo portál a otevře se v novém panelu.',
    },

    PREVIEW: {
      TITLE: 'Náhled',
      MORE: 'Zobrazit více',
      LESS: 'Zobrazit méně',
      NONE: 'Zobrazení pro tento typ souboru není podporováno. Stáhněte ho a otevřete na svém zařízení.',
      IMAGE: 'Obrázek {name}',
      OLDER: 'Prohlížíte si verzi {number} z {when}.',
      BACK: 'Zpět na platnou verzi',
      LOADING: 'Načítám soubor…',
      FAILED: 'Soubor se nepodařilo načíst.',
      CUT: 'Zobrazený je jen začátek souboru. Celý ho najdete po stažení.',
      TABLE: 'Obsah tabulky {name}',
      TEXT: 'Obsah souboru {name}',
      EMPTY: 'V souboru nic není.',
    },

    PDF: {
      LOADING: 'Načítám PDF…',
      FAILED: 'PDF se nepodařilo načíst.',
      LOCKED: 'PDF je chráněné heslem. Stáhněte ho a otevřete na svém zařízení.',
      PAGE: 'Strana',
      OF: 'z {pages, number}',
      PREVIOUS: 'Předchozí strana',
      NEXT: 'Další strana',
      ZOOM_IN: 'Přiblížit',
      ZOOM_OUT: 'Oddálit',
      ZOOM: 'Zvětšení',
      FIT: 'Na šířku',
      SHOWN: 'Strana {page, number} dokumentu {name}',
      BROKEN_PAGE: 'Tuto stranu se nepodařilo zobrazit.',
    },

    VERSIONS: {
      TITLE: 'Verze',
      NUMBER: 'Verze {number}',
      CURRENT: 'platí',
      RESTORED: 'vrácená verze {number}',
      SHOW: 'Zobrazit',
      DOWNLOAD_ONE: 'Stáhnout verzi {number}',
      RESTORE: 'Vrátit',
      RESTORE_TITLE: 'Má znovu platit verze {number}?',
      RESTORE_TEXT: 'Stane se z ní nejnovější verze. Žádná z těch dosavadních se neztratí.',
      RESTORE_YES: 'Vrátit verzi',
      ADD: 'Nahrát novou verzi',
      ADD_TEXT: 'Dosavadní soubor zůstane mezi staršími verzemi. Název, popis ani to, kdo dokument vidí, se nezmění.',
      CHOOSE: 'Vybrat soubor',
      BY: '{who}, {when}',
      NOBODY: 'neznámý autor',
      HASH: 'Otisk SHA-256',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'documents/document': typeof cs;
  }
}
