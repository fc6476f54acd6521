import type { Translation } from '../../texts/keys.ts';
import type cs from './everywhere.cs.ts';

export default {
  PASSKEYS: {
    ADDED: 'The passkey is added.',
    RENAMED: 'The passkey is renamed.',
    REMOVED: 'The passkey is removed.',

    FAILURES: {
      CANCELLED: 'You cancelled it, or the device waited too long. Nothing has changed.',
      KNOWN: 'This device already has a passkey.',
      UNABLE: 'This device cannot keep a passkey. Please try another one; its screen lock has to be on.',
      FAILED: 'The passkey could not be added. Please try again.',
    },
  },
} satisfies Translation<typeof cs>;
