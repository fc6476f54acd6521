/** What calls of the register refuse. */
const cs = {
  RESOLUTION: {
    NOT_FOUND: 'Toto usnesení tu není.',
    ERRORS: {
      NOT_ADOPTED: 'Usnesení nebylo přijato, není co plnit.',
      REASON: 'Napište prosím, proč se od usnesení upouští.',
      FUTURE: 'Tento den ještě nenastal.',
      MAY_NOT: 'Odpovědný může být jen ten, kdo v portálu vidí usnesení.',
      NO_REPORT: 'Některé z vybraných hlášení už tu není.',
      NO_VOTE: 'Některé z vybraných hlasování už tu není.',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'resolutions/refusals': typeof cs;
  }
}
