/** Names of roles and modules, and what may be said of rights. */
const cs = {
  ROLES: {
    TITLE: 'Role a oprávnění',
    ONE: 'Role',
    LEAD: 'Role říká, co kdo v Pavlači vidí a co smí měnit. Výchozí role jsou dané, vlastní si můžete upravit podle domu.',

    TABS: {
      LABEL: 'Druh rolí',
      own: 'Vlastní',
      default: 'Výchozí',
    },

    GROUPS: {
      committee: 'Výbor a správa',
      audit: 'Kontrolní komise',
      owners: 'Vlastníci a sousedé',
    },
    NEW: 'Nová role',
    NEW_FROM: 'Vytvořit vlastní roli',
    CREATE: 'Vytvořit roli',
    EDIT: 'Upravit roli',
    EDIT_ONE: 'Úprava role {title}',
    NAME: 'Název role',
    NAME_HINT: 'Například Domovník nebo Účetní.',
    FROM: 'Vychází z výchozí role',
    FROM_HINT: 'Nová role z ní převezme oprávnění a skupinu. Potom si ji upravíte.',
    FROM_CHAIR: 'Předseda výboru je v domě jeden. Kdo dostane kopii této role, bude členem výboru.',
    COPY_OF: 'Kopie role {role}',
    FIXED: 'Výchozí roli nejde změnit. Můžete z ní vytvořit vlastní.',
    HELD: '{count, plural, =0 {nemá ji nikdo} one {má ji # člověk} few {mají ji # lidé} many {má ji # člověka} other {má ji # lidí}}',
    ARCHIVED: '{count, plural, one {a # v archivu} few {a # v archivu} many {a # v archivu} other {a # v archivu}}',
    GIVES:
      '{rw, plural, =0 {čte {r, plural, one {# část} few {# části} many {# části} other {# částí}}} one {spravuje # část{r, plural, =0 {} other {, čte #}}} few {spravuje # části{r, plural, =0 {} other {, čte #}}} many {spravuje # části{r, plural, =0 {} other {, čte #}}} other {spravuje # částí{r, plural, =0 {} other {, čte #}}}}',
    MAP: 'Mapa oprávnění',
    MAP_LEAD:
      'Kdo čte, vidí, co mu patří, a zapojí se: hlasuje, komentuje, hlásí závady. Kdo spravuje, navíc vytváří, mění a maže.',
    MODULE: 'Modul',
    RIGHT: 'Oprávnění',
    NO_ACCESS: 'bez přístupu',

    CLOSED: {
      switchedOff: 'v domě vypnuto',
      notInstalled: 'portál nenabízí',
    },
    NOT_HELD: 'Nemůžete dát víc oprávnění, než máte.',
    NOBODY: 'Objednávky vyřizuje jen správa portálu.',

    MODULE_GROUPS: {
      people: 'Lidé a dům',
      news: 'Zprávy a dokumenty',
      decisions: 'Rozhodování',
      care: 'Provoz a peníze',
      registers: 'Rejstříky a objednávky',
    },

    EMPTY: {
      TITLE: 'Zatím jen výchozí role',
      TEXT: 'Když někdo v domě potřebuje jiná oprávnění, vytvořte mu roli podle některé z výchozích.',
    },

    DELETE: {
      TITLE: 'Smazat roli {title}?',
      TEXT: 'Nikdo ji nemá, takže se nikomu nic nezmění. Smazání nejde vrátit.',
      YES: 'Smazat roli',
      HELD: '{count, plural, one {Roli má # člověk} few {Roli mají # lidé} many {Roli má # člověka} other {Roli má # lidí}}, počítáno i s archivem. Smazat půjde, až {count, plural, one {dostane} few {dostanou} many {dostane} other {dostane}} jinou.',
    },

    CHANGE: {
      ONE: '{module}: dřív {from}, nově {to}',
      NAME: 'Název: dřív {from}, nově {to}',
      NONE: 'žádné oprávnění',
    },
    NOT_FOUND: 'Role neexistuje nebo byla smazána.',

    ERRORS: {
      TITLE_TAKEN: 'Role s tímto názvem už ve společenství je.',
      IN_USE:
        'Roli nejde smazat, protože ji {count, plural, one {má # člověk} few {mají # lidé} many {má # člověka} other {má # lidí}}, počítáno i s archivem. Nejdřív jim dejte jinou.',
      DEFAULT: 'Výchozí roli nejde změnit ani smazat.',
      COMMITTEE_ONLY: 'Insolvenční rejstřík smí vidět jen role, která vznikla z role výboru nebo správce.',
      TOO_MANY: 'Společenství už má {most, number} vlastních rolí. Nejdřív smažte ty, které nikdo nemá.',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'roles/roles': typeof cs;
  }
}
