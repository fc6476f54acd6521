import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { HouseSettings, HouseSettingsChange } from './schema-settings.ts';

const administers = { module: 'svj', right: 'rw' } as const;

export const houseSettings = callsOf('association', {
  read: endpoint('GET /api/v2/svj/settings', {
    needs: administers,
    input: z.object({}),
    output: HouseSettings,
    summary: 'Modules that are on, what the statutes say about decisions, who gets new reports.',
  }),
  change: endpoint('PUT /api/v2/svj/settings', {
    needs: administers,
    visit: 'yes',
    input: HouseSettingsChange,
    output: HouseSettings,
    summary: 'Changes them; members and svj stay on, modules that are not offered stay as they were.',
    says: 'HOUSE.SETTINGS.SAVED',
  }),
});
