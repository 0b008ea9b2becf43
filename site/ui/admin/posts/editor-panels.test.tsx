// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Editor } from '@tiptap/core';
import { afterEach, expect, test } from 'vitest';
import { MeasureFields } from './editor-panels.tsx';
import { writePost } from './post-html.ts';
import { postExtensions } from './post-schema.ts';

afterEach(cleanup);

test('the number of a figure can be cleared without an error in the editor', () => {
  const measure = { type: 'measure', attrs: { value: '7', unit: 'ms' } };
  const content = { type: 'doc', content: [measure] };
  const editor = new Editor({ extensions: postExtensions, content, element: document.createElement('div') });
  editor.commands.setTextSelection(1);
  render(<MeasureFields editor={editor} of={measure.attrs} hasChange={false} />);
  fireEvent.change(screen.getByLabelText('Number'), { target: { value: '' } });
  expect(writePost(editor.state.doc)).toBe('<figure class="measure"><p><strong></strong> <span>ms</span></p></figure>');
  editor.destroy();
});
