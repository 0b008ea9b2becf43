import type { DocumentNode } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { LRUCache } from 'lru-cache';

/**
 * The maximum lengths of one document, and of all cached documents, in characters of source. Each character costs a few
 * hundred bytes of memory in a parsed document.
 */
const longest = 4_000;
const total = 100_000;

/**
 * Caches valid documents, so that a repeated document is parsed and validated once. The cache skips invalid and long
 * documents, because strangers could fill the memory with them. Yoga's own cache keeps such documents, and limits only
 * their number.
 */
export function cacheDocuments(): Plugin {
  const documents = new LRUCache<string, DocumentNode>({
    maxSize: total,
    maxEntrySize: longest,
    sizeCalculation: (_document, source) => source.length,
  });
  const isKept = (document: DocumentNode) => documents.peek(sourceOf(document)) === document;
  return {
    onParse({ params, setParsedDocument }) {
      const document = documents.get(String(params.source));
      if (document) setParsedDocument(document);
    },
    onValidate({ params: { documentAST: document }, setResult }) {
      if (isKept(document)) return void setResult([]);
      return ({ valid }) => {
        if (valid && sourceOf(document)) documents.set(sourceOf(document), document);
      };
    },
  };
}

const sourceOf = (document: DocumentNode) => document.loc?.source.body ?? '';
