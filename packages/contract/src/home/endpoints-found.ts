import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { searchInput } from '../base/words/found.ts';
import { FoundAll } from './schema.ts';

/** Apart from the numbers of the menu: who only looks at those does not bring the shapes of all that is found. */
export const finding = callsOf('home', {
  search: endpoint('GET /api/v2/search/:text', {
    limit: 'search',
    needs: 'member',
    input: searchInput,
    aliases: ['/api/v2/search'],
    output: FoundAll,
    summary:
      'At most 20 rows of each kind that the asker may see, those whose title fits best first; `q` where the text holds a slash',
  }),
});
