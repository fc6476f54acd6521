/** The association itself: creation, information, visits. */
export default {
  SVJ: {
    TITLE: 'Detail společenství',
    CREATED: 'Společenství je založené.',
    ERRORS: { ICO: 'IČO nemá platnou kontrolní číslici.', NOT_FOUND: 'Společenství neexistuje.' },
    VISIT: { STARTED: 'Návštěva začala a výbor ji uvidí v záznamu.', REASON_REQUIRED: 'Napište důvod návštěvy.' },
  },
} as const;
