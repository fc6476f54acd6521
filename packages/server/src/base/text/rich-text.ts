import sanitizeHtml from 'sanitize-html';
import { alignments, isEmptyRichText, tones } from '#contract/base/words/rich-text.ts';

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
/** Elements that the editor makes; nothing else is ever stored. */
const elements = ['p', 'br', 'strong', 'em', 'u', 's', 'a', 'ul', 'ol', 'li', 'span', ...headings];
/** Deeper than any list that people write. */
const deepest = 24;

const aligned = new RegExp(`^(${alignments.join('|')})$`);
const options: sanitizeHtml.IOptions = {
  allowedTags: elements,
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    span: ['data-tone'],
    ol: ['start'],
    ...Object.fromEntries(['p', ...headings].map((h) => [h, ['style']])),
  },
  allowedStyles: { '*': { 'text-align': [aligned] } },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  // Words inside of unknown elements stay, but not those that a person never saw.
  nonTextTags: [
    'style',
    'script',
    'textarea',
    'option',
    'noscript',
    'template',
    'title',
    'iframe',
    'xmp',
    'svg',
    'math',
  ],
  nestingLimit: deepest,
  enforceHtmlBoundary: false,
  parseStyleAttributes: true,
  transformTags: {
    b: 'strong',
    i: 'em',
    strike: 's',
    del: 's',
    div: 'p',
    a: (tagName, { href }) => {
      const whole = addressOf(href);
      const attribs: Record<string, string> = whole
        ? { href: whole, target: '_blank', rel: 'noopener noreferrer' }
        : {};
      return { tagName: whole ? tagName : 'span', attribs };
    },
    span: (tagName, { 'data-tone': tone = '' }) => ({
      tagName,
      attribs: (tones as readonly string[]).includes(tone) ? { 'data-tone': tone } : ({} as Record<string, string>),
    }),
    ol: (tagName, { start }) => ({
      tagName,
      attribs: start && /^\d{1,4}$/.test(start) ? { start } : ({} as Record<string, string>),
    }),
  },
};

/** Where a link leads, with what people leave out before it; empty when it is no address of the web or of a person. */
function addressOf(href = ''): string {
  const given = href.trim();
  if (/^(https?:\/\/|mailto:)\S/i.test(given)) return given;
  if (/^[^\s@/:]+@[\w-]+(\.[\w-]+)+$/.test(given)) return `mailto:${given}`;
  return /^[\w-]+(\.[\w-]+)+([/?#]\S*)?$/.test(given) ? `https://${given}` : '';
}

/**
 * The text with exactly what the editor makes, whatever came: no scripts, handlers, pictures or styles but alignment;
 * links lead only to http, https and mailto and open elsewhere. Nothing to read gives the empty text. Doing it twice
 * changes nothing.
 */
export function sanitised(html: string): string {
  const clean = sanitizeHtml(html.replaceAll('\0', '').toWellFormed(), options);
  return isEmptyRichText(clean) ? '' : clean;
}

/** Plain words as such a text: a paragraph for each line. */
export const asParagraphs = (words: string): string =>
  words
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`)
    .join('');

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/**
 * What would be read of a stored text, a line for each paragraph, items of lists with a mark before them: for mails, search
 * and paper. Addresses of links stand behind their words unless they are the words.
 */
export function plainOf(html: string): string {
  const lists: { kind: string; at: number }[] = [];
  let href = '';
  let words = '';
  const text = html.replace(
    /<(\/?)([a-z][a-z0-9]*)([^>]*)>|([^<]+)/g,
    (_, end: string, name = '', rest = '', text = '') => {
      if (text) {
        words += text;
        return text as string;
      }
      if (name === 'br') return '\n';
      if (name === 'ul' || name === 'ol') {
        if (end) lists.pop();
        else lists.push({ kind: name, at: Number(/start="(\d+)"/.exec(rest)?.[1] ?? 1) });
        return '\n';
      }
      if (name === 'li' && !end) {
        const list = lists.at(-1);
        const mark = list?.kind === 'ol' ? `${list.at++}. ` : '• ';
        return `\n${'  '.repeat(Math.max(0, lists.length - 1))}${mark}\uE000`;
      }
      if (name === 'a' && !end) {
        href = /href="([^"]*)"/.exec(rest)?.[1] ?? '';
        words = '';
        return '';
      }
      if (name === 'a') return href && !isSame(href, words) ? ` (${href.replace(/^mailto:/, '')})` : '';
      return name === 'p' || /^h[1-6]$/.test(name) ? '\n' : '';
    },
  );
  return text
    .replace(/\uE000\n+/g, '')
    .replaceAll('\uE000', '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name] as string)
    .replace(/(?<![ \t])[ \t]+\n/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim();
}

const isSame = (href: string, words: string) => {
  const bare = (s: string) => s.replace(/^(https?:\/\/|mailto:)/, '').replace(/\/$/, '');
  return bare(href) === bare(words.trim());
};
