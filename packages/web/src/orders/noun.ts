import { withoutScreens } from '../define-noun.ts';

// Its addresses need no house: those of staff hang on the administration's own root, the form stands before the sign-in.
export const ordersNoun = withoutScreens('its pages belong to the administration of the portal and to the door');
