/** Said on screens of other nouns too, but not on the dashboard. */
const cs = {
  ROLES: {
    RIGHTS: {
      none: 'nic',
      r: 'čte',
      rw: 'spravuje',
    },

    MODULES: {
      events: 'Kalendář událostí',
      rooms: 'Jednotky',
      messages: 'Zprávy',
      members: 'Sousedé',
      vote: 'Hlasování',
      svj: 'Detail společenství',
      roomFees: 'Přehled poplatků',
      invoices: 'Faktury',
      meetingOwners: 'Shromáždění vlastníků',
      requirement_for_approval: 'Požadavky ke schválení',
      real_estate_cadastre: 'Katastr nemovitostí',
      bankruptcy_register: 'Insolvenční rejstřík',
      gallery: 'Fotogalerie',
      acceptRead: 'Potvrzení o přečtení',
      cashDesk: 'Pokladna',
      order: 'Objednávky',
      survey: 'Ankety',
      contact: 'Adresář kontaktů',
      documents: 'Dokumenty',
      reports: 'Hlášení závad',
      discussion: 'Diskuze',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'roles/beyond': typeof cs;
  }
}
