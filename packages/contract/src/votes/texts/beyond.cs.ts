/** Said on screens of other nouns too, but not on the dashboard. */
const cs = {
  SECOND: {
    STATE: {
      AT_DOOR: 'Zmocněnec ji ukázal u dveří shromáždění. Potvrdit ji může ten, kdo je v místnosti.',
      TITLE: 'Čeká na druhou osobu',
      WHO: 'Teď může potvrdit: {people}.',
      NOBODY:
        'Nikdo z výboru ani z kontrolní komise potvrdit nemůže. Portál požádal sousedy s účtem, aby se někdo z nich stal ověřovatelem.',
      UNTIL: 'Kdo do {at} nerozhodne, počítá se jako nepřítomný a portál požádá další.',
      ALONE: 'Když se do {at} nikdo nepřihlásí, stačí přiložená listina a u výsledku bude stát „bez druhé osoby“.',
      ONLY_VERIFIER:
        'Je ve prospěch toho, kdo ji zapsal: potvrdit ji může jen zmocnitel vlastním účtem, nebo ověřovatel.',
    },

    REASONS: {
      noFile: 'chybí listina',
      notSigned: 'listina není podepsaná',
      otherMeeting: 'listina je pro jinou schůzi nebo hlasování',
      revoked: 'odvolal ji ten, kdo ji podepsal',
      overLimit: 'přesahuje počet, který dovolují stanovy',
      nobody: 'nikdo ji nemůže potvrdit',
    },
    AGREED: 'Děkujeme, ověřovat budete i vy. Co čeká na potvrzení, najdete v tomto seznamu.',
    DECLINED: 'Děkujeme za odpověď. Portál se vás už k tomuhle ptát nebude.',
    NAMED: 'Soused dostal e-mail s otázkou, zda bude ověřovatelem.',
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'votes/beyond': typeof cs;
  }
}
