import { readingMinutes } from '@agency/api/contract/blog';
import { type Editor, getSchema } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { enterText } from '#ui/field/enter-text.ts';
import { toast } from '#ui/toast/toast-store.ts';
import type { LoadPictures } from '../media/picture-picker.tsx';
import { uploadPicture } from '../media/use-uploads.ts';
import { EditorBar } from './editor-bar.tsx';
import * as styles from './post-editor.css.ts';
import { readPasted, readPost, writePost } from './post-html.ts';
import { postExtensions } from './post-schema.ts';

/** How long typing must pause before the text is written into its field, in ms. */
const pauseMs = 250;

type PostEditorProps = {
  /** The field that holds the text as HTML: it is sent with the form, and kept with what was typed. */
  field: HTMLTextAreaElement;
  label: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  loadPictures: LoadPictures;
};

/** Edits the HTML of a field. A text that nobody changed stays byte for byte as it was. */
export default function PostEditor({ field, label, describedBy, isInvalid, loadPictures }: PostEditorProps) {
  const [initial] = useState(() => ({
    html: field.value,
    json: readPost(getSchema(postExtensions), field.value).toJSON(),
  }));
  const stored = useRef({ html: initial.html, document: null as Editor['state']['doc'] | null });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOwn = useRef(false);
  const [uploading, setUploading] = useState(0);

  const editor = useEditor({
    extensions: postExtensions,
    // As HTML it would be parsed by markup that the page's policy refuses.
    content: initial.json,
    injectCSS: false,
    immediatelyRender: false,
    editorProps: {
      attributes: {
        class: styles.text,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(isInvalid && { 'aria-invalid': 'true' }),
      },
      // ProseMirror would parse it in the same way.
      handleDOMEvents: {
        paste: (view, event) => {
          const pictures = picturesIn(event.clipboardData);
          if (pictures.length > 0) {
            event.preventDefault();
            void insertPictures(pictures, view.state.selection.from);
            return true;
          }
          const html = event.clipboardData?.getData('text/html');
          if (!html || view.state.selection.$from.parent.type.spec.code) return false;
          event.preventDefault();
          view.dispatch(view.state.tr.replaceSelection(readPasted(view.state.schema, html)).scrollIntoView());
          return true;
        },
        drop: (view, event) => {
          // Its own blocks are moved by ProseMirror.
          if (view.dragging) return false;
          const html = event.dataTransfer?.getData('text/html');
          const pictures = picturesIn(event.dataTransfer);
          if (!html && pictures.length === 0) return false;
          event.preventDefault();
          const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? view.state.selection.from;
          if (pictures.length > 0) void insertPictures(pictures, at);
          else view.dispatch(view.state.tr.replaceRange(at, at, readPasted(view.state.schema, html ?? '')));
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

  /** Uploads pictures one after the other, each to its place, which moves as others type. */
  async function insertPictures(pictures: readonly File[], place: number) {
    let at = place;
    const follow = ({ transaction }: { transaction: { mapping: { map(position: number): number } } }) => {
      at = transaction.mapping.map(at);
    };
    editor?.on('transaction', follow);
    setUploading((before) => before + pictures.length);
    for (const picture of pictures) {
      const { url, problem } = await uploadPicture(picture);
      setUploading((before) => before - 1);
      // The page may have been left meanwhile; the picture is in the library.
      if (!editor || editor.isDestroyed) return;
      if (url) editor.commands.insertContentAt(at, { type: 'figure', attrs: { src: url, alt: null } });
      else toast({ title: `${picture.name} was not uploaded`, description: problem, variant: 'destructive' });
    }
    editor?.off('transaction', follow);
  }

  /** The text as it is now. What nobody changed is byte for byte as it was. */
  const current = useEffectEvent((): string => {
    const document = editor?.state.doc;
    if (!document) return field.value;
    return stored.current.document?.eq(document) ? stored.current.html : writePost(document);
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
    // It is somebody else's change, or an earlier text: the keys that undo are for what was typed here.
    editor.view.dispatch(transaction.setMeta('addToHistory', false).setMeta('preventUpdate', true));
  });

  const collect = useEffectEvent(({ formData }: FormDataEvent) => formData.set(field.name, current()));

  useEffect(() => {
    if (!editor) return;
    stored.current.document = editor.state.doc;
    const { form } = field;
    // Another version was chosen, or kept text came back.
    field.addEventListener('input', read);
    // Before the form library reads the fields.
    form?.addEventListener('submit', write, { capture: true });
    // Whoever reads the form gets the last key, too.
    form?.addEventListener('formdata', collect);
    return () => {
      write();
      form?.removeEventListener('formdata', collect);
      field.removeEventListener('input', read);
      form?.removeEventListener('submit', write, { capture: true });
    };
  }, [editor, field]);

  return (
    <div className={styles.frame} data-invalid={isInvalid ? '' : undefined}>
      {editor ? <EditorBar editor={editor} loadPictures={loadPictures} /> : null}
      <EditorContent editor={editor} />
      {uploading > 0 ? (
        <p role="status" className={styles.foot}>
          Uploading {uploading === 1 ? 'a picture' : `${uploading} pictures`}...
        </p>
      ) : null}
      {editor ? <WordCount editor={editor} /> : null}
    </div>
  );
}

/** Replaces what is different in another version of a document, so that the cursor stays where it is. */
function replaceDifference(transaction: Transaction, next: Node): Transaction {
  const { content } = transaction.doc;
  const start = content.findDiffStart(next.content);
  const end = content.findDiffEnd(next.content);
  if (start === null || !end) return transaction;
  // Both ends meet within what is repeated, as in `aa` and `aaa`.
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  return transaction.replace(start, end.a + overlap, next.slice(start, end.b + overlap));
}

/** The pictures among what is pasted or dropped; none when it is text with pictures in it. */
const picturesIn = (from: DataTransfer | null): File[] =>
  from?.getData('text/html') ? [] : [...(from?.files ?? [])].filter(({ type }) => type.startsWith('image/'));

function WordCount({ editor }: { editor: Editor }) {
  const words = useEditorState({
    editor,
    selector: ({ editor: { state } }) =>
      state.doc.textBetween(0, state.doc.content.size, ' ').split(/\s+/).filter(Boolean).length,
  });
  return (
    <p className={styles.foot}>
      <span>
        {words} {words === 1 ? 'word' : 'words'}
      </span>
      <span>{readingMinutes(words)} min read</span>
    </p>
  );
}
