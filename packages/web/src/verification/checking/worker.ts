import type { Pack } from '#contract/ledger/rules-recount.ts';
import { checkPack } from './check.ts';

// off the page's thread: a large house takes a phone a second, and the page stays alive
self.onmessage = (e: MessageEvent<Pack>) => self.postMessage(checkPack(e.data));
