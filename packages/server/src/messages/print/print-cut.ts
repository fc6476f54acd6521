/** What a paragraph, an item or a break takes beside its words, in characters: most of a line. */
const lineCost = 30;

/** About so many characters of a stored rich text, ended by a whole word and "…"; the whole of it when it is short. */
export function shortened(html: string, most: number): string {
  const open: string[] = [];
  let made = '';
  let left = most;
  for (const [whole, end = '', name = '', text = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>|([^<]+)/g)) {
    if (text) {
      if (text.length > left) {
        const words = text.slice(0, Math.max(0, left)).replace(/\S*$/, '').trimEnd();
        return `${made}${words}…${open
          .reverse()
          .map((tag) => `</${tag}>`)
          .join('')}`;
      }
      left -= text.length;
    } else if (end) open.splice(open.lastIndexOf(name), 1);
    else {
      if (/^(p|li|br|h[1-6])$/.test(name)) left -= lineCost;
      if (name !== 'br') open.push(name);
    }
    made += whole;
  }
  return made;
}
