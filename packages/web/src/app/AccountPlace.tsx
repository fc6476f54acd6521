import { Passkeys } from '../passkeys/Passkeys.tsx';
import { AccountPage } from '../session/AccountPage.tsx';

/** /ucet with the card that another noun draws. */
export const AccountPlace = () => <AccountPage passkeys={<Passkeys />} />;
