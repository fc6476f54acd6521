/** Why something cannot be done. */
const cs = {
  AGENDA: {
    ERRORS: {
      FINISHED: 'Shromáždění je ukončené, jeho program se už nemění.',
      HELD: 'Na tomto shromáždění se už zapisují přítomní. Věc mimo program přidejte v řízení shromáždění.',
      FIXED: 'O bodu se už hlasuje nebo se hlasovalo. Jeho název a znění se nemění a z programu nezmizí.',
      UNKNOWN: 'Tento bod v programu není. Možná ho mezitím někdo odebral.',
      TOO_MANY: 'Program má nejvýš 100 bodů.',
      NOTHING: 'V programu není o čem hlasovat. Přidejte usnesení nebo volbu.',
      VOTE_OVER: 'Hlasování shromáždění už běží nebo skončilo. Nový bod do něj přidá jen ten, kdo shromáždění řídí.',
      NOT_VOTED: 'O tomto bodu se nehlasuje, protinávrh k němu dát nejde.',
      TEMPLATE_NAMED: 'Vzor s tímto názvem už máte. Zvolte jiný.',
      TEMPLATES_FULL: 'Vzorů je už 50. Některý nejdřív smažte.',
      TEMPLATE_NOT_FOUND: 'Tento vzor tu není. Možná ho mezitím někdo smazal.',
      EMPTY: 'Program nemá žádný bod, není co uložit.',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'agenda/refusals': typeof cs;
  }
}
