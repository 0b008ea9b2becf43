import { makeMenus } from './menus.ts';
import { followTheme } from './theme.ts';

/**
 * The script of every page, with or without the framework. It is inline, so it must stay small. Its listeners are on
 * the document, because the framework may replace elements at any time.
 */
makeMenus();
followTheme();
markBrokenPictures();
document.addEventListener('click', onClick);
addEventListener('unhandledrejection', quietInterruption);

function onClick({ target }: MouseEvent): void {
  if (!(target instanceof Element)) return;
  if (target.closest('[data-print]')) window.print();
  const trigger = target.closest('button[commandfor]');
  if (trigger && !('commandForElement' in trigger)) openDrawer(trigger);
  // A click on a link closes the menu or drawer that contains it. In browsers without `closedby`, a click beside the
  // drawer closes the drawer.
  const chosen = target.closest('a');
  chosen?.closest<HTMLElement>('[popover]')?.hidePopover();
  const drawer = target.closest<HTMLDialogElement>('dialog[closedby]');
  if (chosen || (target === drawer && !('closedBy' in drawer))) drawer?.close();
}

/**
 * Keeps two harmless rejections out of the error log. The browser rejects a view transition if a visitor navigates
 * before the page has faded in. The router's decoder has a promise `done` that nothing awaits. The decoder rejects it
 * if a newer load starts while an earlier response is still arriving.
 */
function quietInterruption(event: PromiseRejectionEvent): void {
  const { reason } = event;
  if (!(reason instanceof DOMException)) return;
  if (reason.name === 'AbortError' || reason.message.startsWith('Transition was')) event.preventDefault();
}

/** Opens the drawer in browsers without invoker commands. */
function openDrawer(trigger: Element): void {
  const drawer = document.getElementById(trigger.getAttribute('commandfor') ?? '');
  if (drawer instanceof HTMLDialogElement && !drawer.open) drawer.showModal();
}

/** Marks pictures that failed to load, so that the style sheet shows placeholders. */
function markBrokenPictures(): void {
  const mark = (image: EventTarget | null) => {
    if (!(image instanceof HTMLImageElement)) return;
    image.toggleAttribute('data-failed', true);
    if (image.parentElement?.matches('picture')) image.parentElement.dataset.failed = image.alt;
  };
  // Some pictures may already have failed.
  for (const image of document.images) if (image.complete && image.naturalWidth === 0) mark(image);
  // A picture's error event does not bubble, but it can be captured.
  document.addEventListener('error', ({ target }) => mark(target), { capture: true });
}
