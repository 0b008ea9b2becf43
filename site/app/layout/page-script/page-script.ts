import { makeMenus } from './menus.ts';
import { followTheme } from './theme.ts';

/**
 * What every page of the site does without the framework. It is inline in the document, so it is small, and what it
 * hears it hears on the document: the framework may take the page over at any time.
 */
makeMenus();
followTheme();
markBrokenPictures();
document.addEventListener('click', onClick);
addEventListener('unhandledrejection', quietTransition);

function onClick({ target }: MouseEvent): void {
  if (!(target instanceof Element)) return;
  if (target.closest('[data-print]')) window.print();
  const trigger = target.closest('button[commandfor]');
  if (trigger && !('commandForElement' in trigger)) openDrawer(trigger);
  // A link was chosen; or, where the browser does not know `closedby`, the page beside the drawer.
  const chosen = target.closest('a');
  chosen?.closest<HTMLElement>('[popover]')?.hidePopover();
  const drawer = target.closest<HTMLDialogElement>('dialog[closedby]');
  if (chosen || (target === drawer && !('closedBy' in drawer))) drawer?.close();
}

/**
 * A visitor who goes on before a page has faded in skips the view transition; the browser then rejects a promise of it that
 * nobody holds. Nothing is wrong, so nothing is reported.
 */
function quietTransition(event: PromiseRejectionEvent): void {
  const { reason } = event;
  if (reason instanceof DOMException && reason.message.startsWith('Transition was')) event.preventDefault();
}

/** For browsers that do not know invoker commands yet. */
function openDrawer(trigger: Element): void {
  const drawer = document.getElementById(trigger.getAttribute('commandfor') ?? '');
  if (drawer instanceof HTMLDialogElement && !drawer.open) drawer.showModal();
}

/** Marks the pictures that fail, for the style sheet to draw as every other that is not there. */
function markBrokenPictures(): void {
  const mark = (image: EventTarget | null) => {
    if (!(image instanceof HTMLImageElement)) return;
    image.toggleAttribute('data-failed', true);
    if (image.parentElement?.matches('picture')) image.parentElement.dataset.failed = image.alt;
  };
  // Some may have failed before this ran.
  for (const image of document.images) if (image.complete && image.naturalWidth === 0) mark(image);
  // An error does not rise from a picture; on its way down it is heard.
  document.addEventListener('error', ({ target }) => mark(target), { capture: true });
}
