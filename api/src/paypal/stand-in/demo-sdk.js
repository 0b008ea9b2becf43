/**
 * Replaces PayPal's browser SDK (v6) where no real money is taken. It has the same functions, but opens a dialog in the
 * page instead of PayPal's window. It works with any strict Content-Security-Policy: it loads no other file, and its
 * styles are constructed style sheets in shadow roots.
 */
(() => {
  const folder = new URL('demo/', document.currentScript.src);

  const sheet = (css) => {
    const styles = new CSSStyleSheet();
    styles.replaceSync(css);
    return styles;
  };

  const buttonStyles = sheet(`
    :host { display: block; color-scheme: inherit; }
    :host([hidden]) { display: none; }
    button { display: flex; align-items: center; justify-content: center; gap: .5em; inline-size: 100%; min-block-size: 48px;
      padding: .5em 1em; border: 0; border-radius: 4px; background: #ffc439; color: #111; font: 600 1rem/1.2 system-ui, sans-serif;
      cursor: pointer; }
    button:hover { background: #f2b429; }
    button:disabled { background: #ddd; color: #555; cursor: default; }
    button:focus-visible { outline: 3px solid light-dark(#003087, #9cc9ff); outline-offset: 2px; }
    @media (forced-colors: active) { button { border: 1px solid; } }
  `);

  const dialogStyles = sheet(`
    dialog { box-sizing: border-box; inline-size: min(28rem, calc(100vw - 2rem)); max-block-size: calc(100dvh - 2rem); overflow: auto;
      padding: 1.5rem; border: 1px solid light-dark(#8a8f98, #6c7480); border-radius: 6px; background: light-dark(#fff, #16191d);
      color: light-dark(#14171a, #f2f4f6); font: 400 1rem/1.5 system-ui, sans-serif; }
    dialog::backdrop { background: rgb(0 0 0 / .55); }
    h2 { margin: 0 0 .75rem; font-size: 1.25rem; line-height: 1.25; outline: none; }
    p { margin: 0 0 1rem; }
    .notice { padding: .75rem; border-inline-start: 4px solid #ffc439; background: light-dark(#fff6dd, #332a10); }
    .sum { margin: 0; font-size: 2rem; font-weight: 600; line-height: 1.2; font-variant-numeric: tabular-nums; }
    .what { min-block-size: 1.5em; }
    .choices { display: grid; gap: .5rem; }
    button { min-block-size: 44px; padding: .5em 1em; border: 1px solid light-dark(#5b636d, #98a1ac); border-radius: 4px;
      background: transparent; color: inherit; font: inherit; cursor: pointer; }
    button:hover { background: light-dark(#eef0f3, #262b31); }
    button.first { border-color: #003087; background: #003087; color: #fff; font-weight: 600; }
    button.first:hover { background: #001f5c; }
    button:disabled { border-color: transparent; background: light-dark(#e3e6ea, #2b3036); color: light-dark(#565d66, #a4acb6);
      cursor: default; }
    button:focus-visible { outline: 3px solid light-dark(#003087, #9cc9ff); outline-offset: 2px; }
  `);

  const element = (name, properties = {}, children = []) => {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  };

  class PayPalButton extends HTMLElement {
    static observedAttributes = ['disabled'];
    #button = element('button', { type: 'button', textContent: 'Pay with PayPal (demonstration)' });

    constructor() {
      super();
      const root = this.attachShadow({ mode: 'open', delegatesFocus: true });
      root.adoptedStyleSheets = [buttonStyles];
      root.append(this.#button);
    }

    attributeChangedCallback() {
      this.#button.disabled = this.hasAttribute('disabled');
    }
  }
  if (!customElements.get('paypal-button')) customElements.define('paypal-button', PayPalButton);

  const call = async (path, method = 'GET') => {
    const headers = method === 'POST' ? { 'Content-Type': 'application/json' } : {};
    const body = method === 'POST' ? '{}' : undefined;
    const response = await fetch(new URL(`orders/${path}`, folder), { method, headers, body });
    const answer = await response.json();
    if (!response.ok) throw new Error(answer.message ?? 'The demonstration did not answer.');
    return answer;
  };

  const written = ({ value, currency }) => {
    const language = document.documentElement.lang || 'en-US';
    return `${new Intl.NumberFormat(language, { style: 'currency', currency }).format(Number(value))} ${currency}`;
  };

  /** Opens the dialog. `chosen` is called once, with `approve`, `once`, `decline`, `error` or `cancel`. */
  const openDialog = (chosen) => {
    const choice = (name, text, first = false) =>
      element('button', { type: 'button', textContent: text, className: first ? 'first' : '', value: name });
    const heading = element('h2', { id: 'heading', tabIndex: -1, textContent: 'PayPal, as a demonstration' });
    const notice = element('p', {
      id: 'notice',
      className: 'notice',
      textContent: 'This is a demonstration. It takes no money, whatever you choose here.',
    });
    const sum = element('p', { className: 'sum', textContent: '…' });
    const what = element('p', { className: 'what', textContent: 'Preparing the payment.' });
    what.setAttribute('role', 'status');
    const choices = [
      choice('approve', 'Approve the payment', true),
      choice('once', 'Approve, but decline the following months'),
      choice('decline', 'Approve with a card that is declined'),
      choice('error', 'Report an error'),
      choice('cancel', 'Cancel'),
    ];
    for (const button of choices.slice(0, -1)) button.disabled = true;
    const once = choices[1];
    once.hidden = true;
    const dialog = element('dialog', {}, [
      heading,
      notice,
      sum,
      what,
      element('div', { className: 'choices' }, choices),
    ]);
    dialog.setAttribute('aria-labelledby', 'heading');
    dialog.setAttribute('aria-describedby', 'notice');
    const host = element('div');
    const root = host.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [dialogStyles];
    root.append(dialog);
    document.body.append(host);

    let open = true;
    /** Closes the dialog at once, not at its `close` event, because the next payment may begin before that event. */
    const end = (outcome) => {
      if (!open) return;
      open = false;
      dialog.close();
      host.remove();
      chosen(outcome);
    };
    for (const button of choices) button.addEventListener('click', () => end(button.value));
    // Escape. Some browsers close the dialog without a `cancel` event, so `close` counts too.
    dialog.addEventListener('cancel', () => end('cancel'));
    dialog.addEventListener('close', () => end('cancel'));
    dialog.showModal();
    // The heading, not a button, gets the focus, so that a key press does not choose by accident. It keeps the focus
    // when the order has loaded.
    heading.focus();

    return {
      show({ amount, description, stores }) {
        sum.textContent = written(amount);
        what.textContent = description ?? '';
        once.hidden = !stores;
        for (const button of choices) button.disabled = false;
      },
      end,
    };
  };

  const createSession = ({ onApprove, onCancel, onError } = {}) => {
    let current = null;

    /** Resolves when the buyer can choose, and rejects if the order cannot be loaded. */
    const start = async (_options, order) => {
      if (current) throw new Error('A payment is already in progress.');
      const finish = async (outcome) => {
        current = null;
        if (outcome === 'ended') return;
        if (outcome === 'cancel') return onCancel?.({ orderId: (await order.catch(() => null))?.orderId });
        const { orderId } = await order;
        if (outcome === 'error') throw new Error('The demonstration reports an error, as you chose.');
        const { payerId } = await call(`${orderId}/${outcome}`, 'POST');
        await onApprove?.({ orderId, payerId });
      };
      const dialog = openDialog((outcome) => void finish(outcome).catch((error) => onError?.(error)));
      current = dialog;
      try {
        const { orderId } = await order;
        dialog.show(await call(orderId));
      } catch (error) {
        dialog.end('ended');
        throw error;
      }
    };

    return {
      start,
      cancel: () => current?.end('cancel'),
      destroy: () => current?.end('ended'),
    };
  };

  window.paypal = {
    async createInstance({ clientToken, components = [] }) {
      if (!clientToken) throw new Error('createInstance needs a clientToken.');
      return components.includes('paypal-payments') ? { createPayPalOneTimePaymentSession: createSession } : {};
    },
  };
})();
