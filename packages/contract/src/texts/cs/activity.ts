/**
 * What was done, as a noun phrase: who did it stands beside, so no sex is needed. Whatever is written down has its text
 * here (`record` takes its nouns and verbs from this table).
 */
export default {
  ACTIVITY: {
    TITLE: 'Aktivita',
    EMPTY_TITLE: 'Zatím se nic nestalo',
    EMPTY_TEXT: 'Jakmile někdo z výboru něco změní, uvidíte to tady.',
    NOUN: 'Oblast',
    ANY_NOUN: 'Všechny oblasti',
    WHO: 'Kdo',
    FROM: 'Od',
    TO: 'Do',
    BY_PORTAL: 'portál sám',
    BY_VISIT: '{name}, správa portálu',
    ROLE_CHANGE: '{from} → {to}',
    CHANGED: 'Změněno: {what}',
    SWITCHED_ON: 'Zapnuto: {what}',
    SWITCHED_OFF: 'Vypnuto: {what}',
    STATUTES: 'stanovy',
    SOLVER: 'výchozí řešitel',
    OTHER: 'Jiná změna',
    NOUNS: { svj: 'Společenství', rooms: 'Jednotky', members: 'Sousedé', roles: 'Role' },
    DEEDS: {
      svj: {
        create: 'Založení společenství',
        update: 'Úprava údajů společenství',
        settings: 'Úprava nastavení společenství',
        logo: 'Nahrání loga',
        logoRemoved: 'Smazání loga',
        visit: 'Návštěva správy portálu',
        visitEnded: 'Konec návštěvy správy portálu',
      },
      rooms: {
        create: 'Nová jednotka {name}',
        update: 'Úprava jednotky {name}',
        delete: 'Smazání jednotky {name}',
        import: 'Import jednotek a vlastníků ze souboru',
      },
      members: {
        create: 'Nový soused: {name}',
        update: 'Úprava údajů: {name}',
        role: 'Změna role: {name}',
        invite: 'Pozvánka do portálu: {name}',
        activate: 'Vstup do portálu: {name}',
        access: 'Odebrání přístupu: {name}',
        archive: 'Přesun do archivu: {name}',
        restore: 'Návrat z archivu: {name}',
        delete: 'Smazání souseda',
        merge: 'Sloučení dvou záznamů: {name}',
        data: 'Vydání osobních údajů: {name}',

        contacts: 'Načtení kontaktů ze souboru',
        picture: 'Nahrání fotografie: {name}',
        pictureRemoved: 'Smazání fotografie: {name}',
      },
      roles: {
        create: 'Nová role {name}',
        update: 'Úprava role {name}',
        delete: 'Smazání role {name}',
      },
    },
  },
} as const;
