import { type Editor, getSchema } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import { ReplaceStep } from '@tiptap/pm/transform';
import type { EditorView } from '@tiptap/pm/view';
import { EditorContent, useEditor } from '@tiptap/react';
import { type ReactNode, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { enterText } from '#ui/field/enter-text.ts';
import { toast } from '#ui/toast/toast-store.ts';
import type { LoadPictures } from '../media/picture-picker.tsx';
import { cancelWaiting, uploadPicture, useUploadGuard } from '../media/use-uploads.ts';
import type { Finding } from '../page-checks/page-check.ts';
import { insertSlice, placeBlock } from './captions.ts';
import { EditorBar } from './editor-bar.tsx';
import { EditorFacts, EditorFactsContext } from './editor-facts.tsx';
import { findingMarks, markFindings, placeOf, showPlace } from './finding-marks.ts';
import type { useOwnContent } from './own-content.ts';
import { isMarkdown, readMarkdown } from './pasted-markdown.ts';
import { type PlacedPicture, takePictures } from './pasted-pictures.ts';
import * as styles from './post-editor.css.ts';
import { isSamePost, isUnreadable, readPasted, readPost, writePost } from './post-html.ts';
import { postExtensions } from './post-schema.ts';
import { applyTool, type Panel } from './post-tools.ts';
import { SlashMenu, slashMenu, slashMenuStore } from './slash-menu.tsx';

/** How long typing must pause before the text is written into its field, in ms. */
const pauseMs = 250;

/** How far other elements cover the window from each edge, in px. */
const unseen = { top: 128, bottom: 144, left: 0, right: 0 };

type PostEditorProps = {
  /** The form's field with the text as HTML. */
  field: HTMLTextAreaElement;
  label: string;
  describedBy: string | undefined;
  error: ReactNode;
  loadPictures: LoadPictures;
  own: ReturnType<typeof useOwnContent>;
  /** The findings of the page check in the text. */
  findings: readonly Finding[];
  /** Whether the page shows charts of numbers before and after. */
  hasChange: boolean;
};

/** Edits the HTML of a field. HTML that nobody changed stays exactly as it was. */
export default function PostEditor({
  field,
  label,
  describedBy,
  error,
  loadPictures,
  own,
  findings,
  hasChange,
}: PostEditorProps) {
  const [initial] = useState(() => ({
    html: field.value,
    json: readPost(getSchema(postExtensions), field.value).toJSON(),
  }));
  const stored = useRef({ html: initial.html, document: null as Editor['state']['doc'] | null });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOwn = useRef(false);
  const [uploading, setUploading] = useState(0);
  useUploadGuard(uploading > 0);
  const facts = use(EditorFactsContext);

  const [menu] = useState(slashMenuStore);
  const [panel, setPanel] = useState<Panel | null>(null);

  const editor = useEditor({
    extensions: [...postExtensions, slashMenu(menu), findingMarks],
    // The content is JSON, because the content security policy blocks the way in which the editor parses HTML.
    content: initial.json,
    injectCSS: false,
    immediatelyRender: false,
    editorProps: {
      // The toolbar and, on a phone, the navigation cover the window's top; the form's footer covers its bottom.
      scrollMargin: unseen,
      scrollThreshold: unseen,
      attributes: {
        class: styles.text,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(error && { 'aria-invalid': 'true' }),
      },
      // The content security policy also blocks the way in which ProseMirror parses pasted HTML.
      handleDOMEvents: {
        paste: (view, event) => {
          const pictures = picturesIn(event.clipboardData);
          if (pictures.length > 0) {
            event.preventDefault();
            const at = view.state.selection.from;
            void insertPictures(pictures.map((file) => ({ file, at })));
            return true;
          }
          const html = event.clipboardData?.getData('text/html');
          const plain = event.clipboardData?.getData('text/plain') ?? '';
          if (!html && isMarkdown(plain) && !view.state.selection.$from.parent.type.spec.code) {
            event.preventDefault();
            // The code that reads Markdown may fail to load. Then this pastes the text as it is.
            void readMarkdown(plain).then(
              (read) => insertHtml(view, read),
              () => view.isDestroyed || view.pasteText(plain),
            );
            return true;
          }
          if (!html || view.state.selection.$from.parent.type.spec.code) return false;
          event.preventDefault();
          insertHtml(view, html);
          return true;
        },
        drop: (view, event) => {
          // ProseMirror itself moves a block that is dragged within the editor.
          if (view.dragging) return false;
          const html = event.dataTransfer?.getData('text/html');
          const pictures = picturesIn(event.dataTransfer);
          const [other] = event.dataTransfer?.files ?? [];
          if (!html && !other) return false;
          // The browser would open a dropped file instead of the page.
          event.preventDefault();
          const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? view.state.selection.from;
          if (pictures.length > 0) void insertPictures(pictures.map((file) => ({ file, at })));
          else if (html) insertHtml(view, html, at);
          else toast({ title: `${other?.name} is not a picture`, variant: 'destructive' });
          return true;
        },
      },
    },
    onUpdate: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(write, pauseMs);
    },
    onBlur: () => write(),
  });

  /** Inserts HTML at the position `at` or instead of the selection, and uploads the pictures in the HTML. */
  function insertHtml(view: EditorView, html: string, at?: number) {
    if (view.isDestroyed) return;
    const { slice, unreadable } = readPasted(view.state.schema, html);
    const { tr } = view.state;
    insertSlice(tr, slice, at);
    if (at === undefined) tr.scrollIntoView();
    const pictures = takePictures(tr);
    view.dispatch(tr);
    void insertPictures(pictures);
    if (unreadable > 0)
      toast({
        title: `${unreadable === 1 ? '1 picture' : `${unreadable} pictures`} could not be pasted`,
        description: `Add ${unreadable === 1 ? 'it from a file' : 'them from files'}.`,
        variant: 'destructive',
      });
  }

  /** Uploads and inserts pictures one after the other. If the text changes meanwhile, their positions move with it. */
  async function insertPictures(pictures: readonly PlacedPicture[]) {
    let places = pictures.map(({ at }) => at);
    // Text that is typed at a picture's place during the upload goes below the picture. The next picture goes below the
    // previous one.
    let side = -1;
    const follow = ({ transaction }: { transaction: Transaction }) => {
      places = places.map((at) => transaction.mapping.map(at, side));
    };
    editor?.on('transaction', follow);
    setUploading((before) => before + pictures.length);
    for (const [index, { file, figure }] of pictures.entries()) {
      const { url, problem } = await uploadPicture(file);
      setUploading((before) => before - 1);
      // The editor may be closed by now. The picture stays in the library.
      if (!editor || editor.isDestroyed) return;
      const place = places[index] ?? 0;
      side = 1;
      if (url) {
        const attrs = { src: url, alt: figure?.attrs.alt ?? null };
        placeBlock(editor, place, { ...figure?.toJSON(), type: 'figure', attrs });
      } else {
        // The caption stays, as a paragraph.
        if (figure?.childCount) placeBlock(editor, place, { ...figure.toJSON(), type: 'paragraph', attrs: {} });
        const description = cancelWaiting() ? `${problem} The text was not saved.` : problem;
        toast({ title: `${file.name} was not uploaded`, description, variant: 'destructive' });
      }
      side = -1;
    }
    editor?.off('transaction', follow);
  }

  /** Returns the current text. If nobody changed it, returns the stored HTML. */
  const current = useEffectEvent((): string => {
    const document = editor?.state.doc;
    if (!document) return field.value;
    const { html, document: before } = stored.current;
    return before && isSamePost(before, document) ? html : writePost(document);
  });

  const write = useEffectEvent(() => {
    clearTimeout(timer.current);
    const text = current();
    if (text === field.value) return;
    isOwn.current = true;
    enterText(field, text);
    isOwn.current = false;
  });

  const read = useEffectEvent(() => {
    if (isOwn.current || !editor) return;
    const document = readPost(editor.schema, field.value);
    stored.current = { html: field.value, document };
    clearTimeout(timer.current);
    const transaction = replaceDifference(editor.state.tr, document);
    // The change came from elsewhere, so undo must not revert it.
    editor.view.dispatch(transaction.setMeta('addToHistory', false).setMeta('preventUpdate', true));
  });

  const show = useEffectEvent((event: Event) => {
    const place = editor && event instanceof CustomEvent ? placeOf(editor.state.doc, String(event.detail)) : null;
    if (place)
      editor
        ?.chain()
        .focus()
        .setTextSelection(place.from + 1)
        .scrollIntoView()
        .run();
    else editor?.commands.focus('start');
  });

  // Compares the findings by content, because a render may pass a new but equal list.
  const marked = JSON.stringify(findings);
  useEffect(() => {
    if (!editor) return;
    const [key, list] = markFindings(JSON.parse(marked));
    editor.view.dispatch(editor.state.tr.setMeta(key, list).setMeta('addToHistory', false));
  }, [editor, marked]);

  const collect = useEffectEvent(({ formData }: FormDataEvent) => formData.set(field.name, current()));

  useEffect(() => {
    if (!editor) return;
    stored.current.document = editor.state.doc;
    // The editor takes over the focus if the field got it while the editor loaded.
    if (document.activeElement === field) editor.commands.focus('start');
    const { form } = field;
    // Fires when another version is chosen, or when unsaved text is restored.
    field.addEventListener('input', read);
    field.addEventListener(showPlace, show);
    // Captures the event, so that the text is written before the form library reads the fields.
    form?.addEventListener('submit', write, { capture: true });
    // The field may lag behind the text, so the current text is put into the form's `FormData`.
    form?.addEventListener('formdata', collect);
    // Unsaved text may have been restored while the editor was being created.
    if (field.value !== stored.current.html) read();
    return () => {
      write();
      form?.removeEventListener('formdata', collect);
      field.removeEventListener('input', read);
      field.removeEventListener(showPlace, show);
      form?.removeEventListener('submit', write, { capture: true });
    };
  }, [editor, field]);

  return (
    <div className={styles.frame} data-invalid={error ? '' : undefined}>
      {editor ? <EditorBar {...{ editor, panel, loadPictures, own, hasChange }} onPanel={setPanel} /> : null}
      {error ? <div className={styles.error}>{error}</div> : null}
      <EditorContent editor={editor} />
      {editor ? (
        <SlashMenu store={menu} editor={editor} onChoose={(tool) => applyTool(tool, editor, setPanel)} />
      ) : null}
      {uploading > 0 ? (
        <p role="status" className={styles.uploading}>
          Uploading {uploading === 1 ? 'a picture' : `${uploading} pictures`}...
        </p>
      ) : null}
      {editor && facts ? createPortal(<EditorFacts editor={editor} />, facts) : null}
    </div>
  );
}

/** Replaces only the part of a document that differs from another version, so that the cursor stays in place. */
function replaceDifference(transaction: Transaction, next: Node): Transaction {
  const { content } = transaction.doc;
  const start = content.findDiffStart(next.content);
  const end = content.findDiffEnd(next.content);
  if (start === null || !end) return transaction;
  // The start can be after the end if text is repeated, as in `aa` and `aaa`.
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  // Does not use `transaction.replace`, which fits the slice into its context: a new table above another table would
  // end up in a cell of the lower table.
  return transaction.step(new ReplaceStep(start, end.a + overlap, next.slice(start, end.b + overlap)));
}

/** Returns the pasted or dropped pictures. Returns none if the data also contains HTML that can be read. */
function picturesIn(from: DataTransfer | null): File[] {
  const html = from?.getData('text/html');
  if (html && !isUnreadable(html)) return [];
  return [...(from?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
}
