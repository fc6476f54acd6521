/** Said also outside of its own screens: in the menu, on the dashboard, in the search, by other nouns. */
const cs = {
  ROLES: {
    mayorCommittee: '{sex, select, female {předsedkyně výboru} other {předseda výboru}}',
    subMayorCommittee: '{sex, select, female {místopředsedkyně výboru} other {místopředseda výboru}}',
    memberCommittee: '{sex, select, female {členka výboru} other {člen výboru}}',
    community_manager: '{sex, select, female {správkyně domu} other {správce domu}}',
    externalMayorCommittee: '{sex, select, female {externí předsedkyně výboru} other {externí předseda výboru}}',
    externalSubMayorCommittee:
      '{sex, select, female {externí místopředsedkyně výboru} other {externí místopředseda výboru}}',
    externalMemberCommittee: '{sex, select, female {externí členka výboru} other {externí člen výboru}}',
    auditMayor: '{sex, select, female {předsedkyně kontrolní komise} other {předseda kontrolní komise}}',
    auditSubMayor: '{sex, select, female {místopředsedkyně kontrolní komise} other {místopředseda kontrolní komise}}',
    auditMember: '{sex, select, female {členka kontrolní komise} other {člen kontrolní komise}}',
    inspector: '{sex, select, female {revizorka} other {revizor}}',
    owner: '{sex, select, female {vlastnice} other {vlastník}}',
    company: 'firma',
    authorizePerson: 'zmocněná osoba',
    neighbour: '{sex, select, female {sousedka} other {soused}}',

    WHY: {
      role: 'role {role}: {right}',
      switchedOff: 'modul je v domě vypnutý',
      notInstalled: 'portál tento modul nenabízí',
      archived: 'je v archivu',
      noAccess: 'nemá přístup do portálu',
      notActivated: 'ještě nepřijal pozvánku',
      notEntitled: 'podle evidence v domě už nic nevlastní, nezastupuje ani tu nebydlí',
    },
    CREATED: 'Role je vytvořená.',
    SAVED: 'Změny jsou uložené.',
    DELETED: 'Role je smazaná.',
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'roles/everywhere': typeof cs;
  }
}
