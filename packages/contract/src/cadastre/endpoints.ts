import * as z from 'zod/mini';
import { callsOf, endpoint, none } from '../base/calls/endpoint.ts';
import { byId } from '../base/calls/ids.ts';
import { AccountInput, CadasterAnswer, CadastreView, ConfirmInput, PlaceInput, RealEstateStatus } from './schema.ts';

const reads = { module: 'real_estate_cadastre', right: 'r' } as const;
const administers = { module: 'real_estate_cadastre', right: 'rw' } as const;
const nothing = z.object({});

/** What the cadastre says of the house, and extracts that the house buys. */
export const cadastre = callsOf('cadastre', {
  status: endpoint('GET /api/v2/real-estate-status', {
    needs: reads,
    input: nothing,
    output: RealEstateStatus,
    summary: 'How the last check of the house in the cadastre ended, and when the next one comes.',
  }),
  view: endpoint('GET /api/v2/cadastre', {
    needs: reads,
    input: nothing,
    output: CadastreView,
    summary: 'Where the house is looked for, what the cadastre said, pending proceedings, past checks and extracts.',
  }),
  getCadaster: endpoint('POST /api/v2/svj/:id/getCadaster', {
    creates: none('sent twice it keeps the same address and asks once'),
    needs: administers,
    visit: 'setup',
    input: PlaceInput,
    output: CadasterAnswer,
    summary:
      'Keeps where the house is looked for and has the cadastre asked in its turn; answers owners of today and those last read.',
    says: 'CADASTRE.CHECKING',
  }),
  setAccount: endpoint('PUT /api/v2/cadastre/account', {
    needs: administers,
    visit: 'never',
    input: AccountInput,
    output: z.null(),
    summary: "Keeps the house's account of the paid service, sealed; it is told to nobody.",
    says: 'CADASTRE.ACCOUNT_SET',
  }),
  dropAccount: endpoint('DELETE /api/v2/cadastre/account', {
    needs: administers,
    visit: 'never',
    input: nothing,
    output: z.null(),
    summary: "Forgets the house's account of the paid service.",
    says: 'CADASTRE.ACCOUNT_DROPPED',
  }),
  order: endpoint('POST /api/v2/cadastre/extract', {
    creates: 'cadastreExtract',
    needs: administers,
    visit: 'never',
    input: nothing,
    output: z.object({ id: z.number() }),
    summary: 'Has an extract with owners prepared; it costs nothing until its price is confirmed.',
    says: 'CADASTRE.ORDERED',
  }),
  confirm: endpoint('PUT /api/v2/cadastre/extract/:id', {
    needs: administers,
    visit: 'never',
    input: ConfirmInput,
    output: z.null(),
    summary: 'Confirms the price and has the extract fetched, which the account pays.',
    says: 'CADASTRE.CONFIRMED',
  }),
  cancel: endpoint('DELETE /api/v2/cadastre/extract/:id', {
    needs: administers,
    visit: 'never',
    input: byId,
    output: z.null(),
    summary: 'Gives up an extract that nobody has paid for.',
    says: 'CADASTRE.CANCELLED',
  }),
});
