import { withoutScreens } from '../define-noun.ts';

// Its addresses need no house, so they hang on the administration's own root.
export const outboxNoun = withoutScreens('its pages belong to the administration of the portal');
