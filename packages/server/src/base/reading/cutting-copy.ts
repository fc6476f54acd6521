import {
  decodePDFRawStream,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  PDFNull,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';

const name = PDFName.of;
const [resourcesKey, typeKey, charsKey] = [name('Resources'), name('Type'), name('CharProcs')];
/** Parts of resources that a content calls by their names; programs often give all pages one dictionary with all of them. */
const called = ['XObject', 'Font', 'Pattern', 'Shading', 'ExtGState', 'ColorSpace', 'Properties'].map(name);
/** Used without being called. */
const silent = new Set(['DefaultGray', 'DefaultRGB', 'DefaultCMYK'].map(name));
/** Nothing of a paper is reached through these: other pages, its outline, its structure. */
const above = new Set(
  ['Page', 'Pages', 'Catalog', 'Outlines', 'StructTreeRoot', 'StructElem', 'ObjStm', 'XRef'].map(name),
);
/** Of a stream: what its program keeps beside, sometimes a whole document. */
const beside = new Set(['PieceInfo', 'Metadata', 'StructParent', 'StructParents', 'Ref', 'OPI', 'AF'].map(name));

/** The letters of a content as it is drawn. */
export function drawnBy(content: PDFObject | undefined): string {
  if (content instanceof PDFRawStream) return Buffer.from(decodePDFRawStream(content).decode()).toString('latin1');
  if (content instanceof PDFArray)
    return content
      .asArray()
      .map((_, i) => drawnBy(content.lookup(i)))
      .join('\n');
  return '';
}

/** Names that a content says. One that stands in a text by chance brings more along, never less. */
const namesIn = (content: string): Set<PDFName> =>
  new Set([...content.matchAll(/\/([^\s()<>[\]{}/%]+)/g)].map(([, said]) => name(said as string)));

export type Copying = ReturnType<typeof copying>;

/** Copies what pages need from one paper to another, and nothing that only other pages need. */
export function copying(from: PDFContext, to: PDFContext) {
  const copied = new Map<PDFObject, PDFObject>();

  /** Names said by the content, and by forms in it that have no resources of their own. */
  function saidBy(content: string, resources: PDFDict, seen = new Set<PDFObject>()): Set<PDFName> {
    const said = namesIn(content);
    const forms = resources.lookupMaybe(name('XObject'), PDFDict);
    for (const one of forms ? [...said] : []) {
      const form = forms?.lookup(one);
      if (!(form instanceof PDFRawStream) || seen.has(form) || form.dict.has(resourcesKey)) continue;
      if (form.dict.lookup(name('Subtype')) !== name('Form')) continue;
      seen.add(form);
      for (const more of saidBy(drawnBy(form), resources, seen)) said.add(more);
    }
    return said;
  }

  /** Resources with only what the content calls. */
  function resourcesFor(resources: PDFDict, content: string): PDFDict {
    const said = saidBy(content, resources);
    const kept = PDFDict.withContext(to);
    for (const [key, value] of resources.entries()) {
      const part = called.includes(key) ? resources.lookup(key) : undefined;
      if (!(part instanceof PDFDict)) kept.set(key, copy(value));
      else {
        const few = PDFDict.withContext(to);
        for (const [one, what] of part.entries()) if (said.has(one) || silent.has(one)) few.set(one, copy(what));
        kept.set(key, few);
      }
    }
    return kept;
  }

  function copyDict(dict: PDFDict, content: () => string, left: ReadonlySet<PDFName> = new Set()): PDFDict {
    const made = PDFDict.withContext(to);
    for (const [key, value] of dict.entries()) {
      if (left.has(key)) continue;
      const own = key === resourcesKey ? dict.lookup(key) : undefined;
      made.set(key, own instanceof PDFDict ? resourcesFor(own, content()) : copy(value));
    }
    return made;
  }

  /** A font that is drawn has resources for its signs. */
  const drawnSigns = (font: PDFDict): string => {
    const signs = font.lookup(charsKey);
    return signs instanceof PDFDict
      ? signs
          .entries()
          .map(([sign]) => drawnBy(signs.lookup(sign)))
          .join('\n')
      : '';
  };

  function copyRef(ref: PDFRef): PDFObject {
    const there = copied.get(ref);
    if (there) return there;
    const made = to.nextRef();
    // Before what it refers to, which may refer back.
    copied.set(ref, made);
    const value = from.lookup(ref);
    to.assign(made, value ? copy(value) : PDFNull);
    return made;
  }

  function copy(object: PDFObject): PDFObject {
    if (object instanceof PDFRef) return copyRef(object);
    if (object instanceof PDFRawStream)
      return PDFRawStream.of(
        copyDict(object.dict, () => drawnBy(object), beside),
        object.contents,
      );
    if (object instanceof PDFStream) return PDFNull;
    if (object instanceof PDFArray) {
      const made = PDFArray.withContext(to);
      for (const one of object.asArray()) made.push(copy(one));
      return made;
    }
    if (!(object instanceof PDFDict)) return object.clone(to);
    const type = object.lookup(typeKey);
    return type instanceof PDFName && above.has(type) ? PDFNull : copyDict(object, () => drawnSigns(object));
  }

  return { copy, resourcesFor };
}
