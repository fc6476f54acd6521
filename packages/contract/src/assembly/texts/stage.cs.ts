/** The frame around the screens of an evening. */
const cs = {
  STAGE: {
    ROOMS: 'Místa shromáždění',
    RUN: 'Řízení',
    DESK: 'Prezence',
    CLOCK: 'Je {time}',
    BACK: 'Zpět na {name}',
    SIDE: 'Program',
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'assembly/stage': typeof cs;
  }
}
