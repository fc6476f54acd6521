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

    PAPER: {
      UNIT: 'Jednotka',
      DAY: 'Ke dni',
      DAY_HINT: 'Z lidí jednotky {number} papír uvidí ti, kdo k ní ten den patřili a patří k ní i teď.',
      LATER: 'Vidí i další vlastníci',
      LATER_HINT: 'Hodí se pro plány, návody a vše, co s jednotkou zůstává.',
      LATER_FACT: 'i pro další vlastníky',
      TO: 'Jmenovitě pro',
      TO_HINT: 'Papír pak uvidí jen vybraní a výbor. Bývalý vlastník ho najde ve svém profilu.',
      TO_ADD: 'Přidat člověka',
      TO_REMOVE: 'Odebrat: {name}',
    },

    ACCEPT: {
      OWED: 'k potvrzení',
      READ: 'Přečteno',
      MINE: 'Vaše potvrzení',
      MINE_VERSION: '{at}, verze {version, number}',
      SWITCH: 'Žádat o potvrzení přečtení',
      SWITCH_HINT: 'Potvrdit ho mají všichni, pro které dokument je. Vy uvidíte, kdo už to udělal.',
      RESTORED: 'O potvrzení přečtení požádáme všechny znovu.',
      MATERIAL: 'Je to podstatná změna',
      MATERIAL_HINT: 'O potvrzení požádáme znovu i ty, kdo potvrdili dřívější verzi. Jinak jejich potvrzení platí dál.',
    },

    NOTIFY: {
      SWITCH: 'Poslat e-mail',
      SWITCH_HINT:
        'Těm, pro které dokument je, tak často, jak si přejí. Odejde za pár minut, o více souborech najednou.',
    },

    READING: {
      TITLE: 'Hledání v textu',
      waits: 'Text se teprve čte, hledat v něm půjde za chvíli.',
      read: 'Text je přečtený, najde ho i hledání.',
      cut: 'Soubor je dlouhý: hledání najde jen jeho začátek.',
      locked: 'Soubor je chráněný heslem, hledat v něm nejde.',
      broken: 'Soubor je poškozený nebo v něm není, co slibuje jeho přípona. Hledat v něm nejde.',
      tooLarge: 'Rozbalený soubor by byl příliš velký, hledat v něm nejde.',
      givenUp: 'Text se nepodařilo přečíst ani napotřetí, hledat v něm nejde. Stáhnout soubor jde dál.',
      scanWaits:
        'Je to sken nebo obrázek. Portál ho čte po jedné straně, až na něj přijde řada; co je přečtené, hledání už najde.',
      scanned: 'Přečteno ze skenu, může obsahovat chyby. Hledání ho najde.',
      scanCut:
        'Přečteno ze skenu jen zčásti: některé strany přečíst nejde, nebo jich je víc než 200. Ostatní hledání najde.',
      scanFailed: 'Sken se nepodařilo přečíst, hledat v něm nejde. Stáhnout soubor jde dál.',
      scanEmpty: 'Na skenu nebo obrázku portál nenašel žádný text. Najde se jen podle názvu a popisu.',
      scanOff: 'Je to sken nebo obrázek a tento portál skeny nečte. Najde se jen podle názvu a popisu.',
    },

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
      ODD: 'Obsah souboru neodpovídá příponě .{extension} (je to: {kind}). Proto se tu nezobrazuje a jde jen stáhnout.',
      UNREAD:
        'Obrázek se nepodařilo přečíst, jde jen stáhnout. Údaje o místě a přístroji, které v něm mohou být, v něm zůstaly.',
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
      PROOF: 'Pro ověření',
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
