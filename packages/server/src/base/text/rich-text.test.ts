// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { richTextLength, withHeadingsFrom } from '#contract/base/words/rich-text.ts';
import { plainOf, sanitised } from './rich-text.ts';

const link = (href: string, text: string) => `<a href="${href}" target="_blank" rel="noopener noreferrer">${text}</a>`;

describe('a stored text', () => {
  const made = [
    '<p>Obyčejný <strong>tučný</strong> <em>šikmý</em> <u>podtržený</u> <s>škrtnutý</s></p>',
    '<h1>Nadpis</h1><h6 style="text-align:center">Menší</h6>',
    '<p style="text-align:justify">Do bloku</p>',
    '<ul><li><p>jedna</p></li></ul><ol start="3"><li><p>tři</p></li></ol>',
    '<p><span data-tone="cihla">barevně</span><br />další řádek</p>',
    `<p>${link('https://portal.example/a?b=1&amp;c=2', 'odkaz')} ${link('mailto:a@b.example', 'pošta')}</p>`,
  ];
  it.each(made)('keeps what the editor makes: %s', (html) => {
    expect(sanitised(html)).toBe(html);
  });

  it.each([
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<p onclick="alert(1)" class="x" id="y">a</p>', '<p>a</p>'],
    ['<svg><script>alert(1)</script></svg><p>a</p>', '<p>a</p>'],
    ['<svg onload=alert(1)>', ''],
    ['<p><img src=x onerror=alert(1)>a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<span>a</span>'],
    ['<a href="JaVa&#x53;cript&colon;alert(1)">a</a>', '<span>a</span>'],
    ['<a href=" java\nscript:alert(1)">a</a>', '<span>a</span>'],
    ['<a href="data:text/html,<script>alert(1)</script>">a</a>', '<span>a</span>'],
    ['<a href="vbscript:x">a</a>', '<span>a</span>'],
    ['<a href="portal.example/a?b">a</a>', link('https://portal.example/a?b', 'a')],
    ['<a href="jan@dum.example">a</a>', link('mailto:jan@dum.example', 'a')],
    ['<a href="/api/v2/auth/logout">a</a>', '<span>a</span>'],
    ['<a href="//evil.example">a</a>', '<span>a</span>'],
    ['<a href="https://a.example" target="_self" rel="opener">a</a>', link('https://a.example', 'a')],
    ['<p style="text-align:center;background:url(https://a.example/x)">a</p>', '<p style="text-align:center">a</p>'],
    ['<p style="position:fixed;inset:0">a</p>', '<p>a</p>'],
    ['<p style="text-align:expression(alert(1))">a</p>', '<p>a</p>'],
    ['<span data-tone="x\' onload=">a</span>', '<span>a</span>'],
    ['<iframe src="https://a.example"></iframe><p>a</p>', '<p>a</p>'],
    ['<form action="https://a.example"><input name=p><button>a</button></form>', 'a'],
    ['<style>p{color:red}</style><p>a</p>', '<p>a</p>'],
    ['<base href="https://a.example"><meta http-equiv=refresh content=0><p>a</p>', '<p>a</p>'],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">a</p>', ''],
    ['<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">', ''],
    ['<p>a</p><!-- <script>alert(1)</script> -->', '<p>a</p>'],
    ['<p>\0<scr\0ipt>alert(1)</scr\0ipt>a</p>', '<p>a</p>'],
    ['<b>a</b><i>b</i><div>c</div>', '<strong>a</strong><em>b</em><p>c</p>'],
    ['<p>   &nbsp;</p><p><br></p>', ''],
    ['<p>1 < 2 & 3 > 2</p>', '<p>1 &lt; 2 &amp; 3 &gt; 2</p>'],
  ])('of %s keeps only the words', (html, clean) => {
    const found = sanitised(html);
    expect(harmful(found)).toEqual([]);
    expect(found).toBe(clean);
  });

  it('of any depth ends soon and stays shallow', () => {
    const since = performance.now();
    const deep = sanitised(`${'<ul><li>'.repeat(12_000)}a${'</li></ul>'.repeat(12_000)}`);
    expect(performance.now() - since).toBeLessThan(2000);
    expect(deep.length).toBeLessThan(1000);
    sanitised('<'.repeat(200_000));
    expect(performance.now() - since).toBeLessThan(4000);
  });

  it('is harmless whatever came, and the same when it is cleaned again', () => {
    const pieces = fc.constantFrom(
      ...[
        '<',
        '>',
        '"',
        "'",
        '=',
        '/',
        ' ',
        'p',
        'a',
        'svg',
        'style',
        'script',
        'math',
        'title',
        'href',
        'onerror',
        '<!--',
      ],
      ...[
        '-->',
        '<![CDATA[',
        ']]>',
        'javascript:',
        '&lt;',
        '&#60;',
        '<noscript>',
        '</p>',
        '<table>',
        '<textarea>',
        '<template>',
      ],
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
        const once = sanitised(parts.join(''));
        expect(harmful(once)).toEqual([]);
        expect(sanitised(once)).toBe(once);
      }),
      { numRuns: 1500 },
    );
  });
});

const may = new Set('p br strong em u s a ul ol li span h1 h2 h3 h4 h5 h6'.split(' '));
/** What a browser makes of the text beyond what the editor does. */
function harmful(html: string): string[] {
  const place = document.createElement('div');
  place.innerHTML = html;
  return [...place.querySelectorAll('*')].flatMap((el) => {
    const bad = [...el.attributes].filter((a) =>
      a.name === 'href' ? !/^(https?:|mailto:)/i.test(a.value) : !/^(target|rel|data-tone|start|style)$/.test(a.name),
    );
    return [
      ...(may.has(el.localName) ? [] : [el.localName]),
      ...bad.map((a) => `${el.localName} ${a.name}=${a.value}`),
    ];
  });
}

describe('its plain words', () => {
  it.each([
    ['<p>Dobrý den,</p><p>schůze je <strong>zítra</strong>.</p>', 'Dobrý den,\nschůze je zítra.'],
    [
      '<h2>Program</h2><ol start="2"><li><p>střecha</p></li><li><p>výtah</p></li></ol>',
      'Program\n2. střecha\n3. výtah',
    ],
    ['<ul><li><p>a</p><ul><li><p>b</p></li></ul></li></ul>', '• a\n  • b'],
    [
      `<p>${link('https://a.example/', 'a.example')} a ${link('https://b.example', 'jinde')}</p>`,
      'a.example a jinde (https://b.example)',
    ],
    ['<p>1 &lt; 2 &amp;lt; &quot;x&quot;<br />dál</p>', '1 < 2 &lt; "x"\ndál'],
    ['<p>za slovem nic  <br />a dál</p>', 'za slovem nic\na dál'],
  ])('of %s', (html, plain) => {
    expect(plainOf(html)).toBe(plain);
  });

  it('of as many spaces as a text may have take no longer than of others', () => {
    const began = Date.now();
    expect(plainOf(`<p>a${' '.repeat(richTextLength)}b</p>`)).toHaveLength(richTextLength + 2);
    expect(Date.now() - began).toBeLessThan(2000);
  });
});

describe('headings of a text in a page', () => {
  it('go one under another from where the page lets them', () => {
    const levels = (html: string) => withHeadingsFrom(html, 3).match(/<h\d/g);
    expect(levels('<h1>a</h1><h4>b</h4><h6>c</h6><h1>d</h1>')).toEqual(['<h3', '<h4', '<h5', '<h3']);
    expect(levels('<h4>a</h4><h1>b</h1>')).toEqual(['<h3', '<h3']);
    expect(withHeadingsFrom('<h2 style="text-align:center">a</h2><p>h</p>', 2)).toBe(
      '<h2 data-rank="1" style="text-align:center">a</h2><p>h</p>',
    );
  });
});
