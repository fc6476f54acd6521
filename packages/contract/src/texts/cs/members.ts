/** People of the association. */
export default {
  MEMBERS: {
    TITLE: 'Sousedé',
    CREATED: 'Soused je přidaný.',
    NOT_FOUND: 'Soused neexistuje nebo byl smazán.',
  },
} as const;
