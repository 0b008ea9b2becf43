type ScriptParts = { folder: string; siteKey: string; onload: string | null; trustedTypes: boolean };

/**
 * Does for a page what Google's api.js does with explicit rendering, on that page itself instead of in a frame: a
 * checkbox that fetches a token when it is ticked. Tokens come as scripts, which the site's policy allows from here; as with
 * Google, their addresses are Trusted Types only when that was asked for.
 */
export const recaptchaScript = ({ folder, siteKey, onload, trustedTypes }: ScriptParts) => `
(() => {
  const widgets = [];
  const types = ${trustedTypes} ? window.trustedTypes?.createPolicy('recaptcha', { createScriptURL: (url) => url }) : null;
  const trusted = (url) => types?.createScriptURL(url) ?? url;

  function show(widget, checked) {
    clearTimeout(widget.timer);
    widget.box.checked = checked;
  }

  function ask(id) {
    const script = document.createElement('script');
    script.src = trusted('${folder}token.js?widget=' + id + '&n=' + (widgets[id].asked += 1));
    script.onload = () => script.remove();
    script.onerror = () => answer(id, { fault: true });
    document.head.append(script);
  }

  function answer(id, { token, lifeMs, fault }) {
    const widget = widgets[id];
    show(widget, Boolean(token));
    if (fault) return widget.options['error-callback']?.();
    widget.timer = setTimeout(() => {
      show(widget, false);
      widget.options['expired-callback']?.();
    }, lifeMs);
    widget.options.callback?.(token);
  }

  window.grecaptcha = {
    ready: (callback) => setTimeout(callback),
    render(container, options) {
      const element = typeof container === 'string' ? document.getElementById(container) : container;
      if (element.hasChildNodes()) throw new Error('reCAPTCHA has already been rendered in this element');
      if (options.sitekey !== '${siteKey}') throw new Error('Invalid site key or not loaded in api.js: ' + options.sitekey);
      const id = widgets.length;
      const box = document.createElement('input');
      box.type = 'checkbox';
      box.onchange = () => (box.checked ? ask(id) : show(widgets[id], true));
      const label = document.createElement('label');
      label.append(box, " I'm not a robot");
      const compact = options.size === 'compact';
      Object.assign(element.style, {
        display: 'flex',
        alignItems: 'center',
        width: compact ? '164px' : '304px',
        height: compact ? '144px' : '78px',
        background: options.theme === 'dark' ? '#222' : '#f9f9f9',
        color: options.theme === 'dark' ? '#fff' : '#000',
      });
      element.append(label);
      widgets.push({ box, options, asked: 0 });
      return id;
    },
    reset(id = 0) {
      if (!widgets[id]) throw new Error('Invalid reCAPTCHA client id: ' + id);
      show(widgets[id], false);
    },
    standIn: { answer },
  };
  ${onload ? `setTimeout(() => window[${JSON.stringify(onload)}]?.());` : ''}
})();
`;
