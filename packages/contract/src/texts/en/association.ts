import type cs from '../cs/association.ts';
import type { Translation } from '../keys.ts';

export default {
  SVJ: {
    TITLE: 'Detail společenství',
    CREATED: 'Společenství je založené.',
    ERRORS: { ICO: 'IČO nemá platnou kontrolní číslici.', NOT_FOUND: 'Společenství neexistuje.' },
    VISIT: { STARTED: 'Návštěva začala a výbor ji uvidí v záznamu.', REASON_REQUIRED: 'Napište důvod návštěvy.' },
  },
} satisfies Translation<typeof cs>;
