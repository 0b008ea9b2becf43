/**
 * Returns a script that replaces Google's api.js, with explicit rendering. It renders a checkbox in the page itself,
 * instead of in a frame, and fetches a token when a visitor checks the box. Tokens come as scripts, which the site's
 * policy allows from this server. As in Google's script, their addresses are TrustedScriptURLs.
 */
export const recaptchaScript = (folder: string, siteKey: string) => `
(() => {
  const widgets = [];
  const types = window.trustedTypes?.createPolicy('recaptcha', { createScriptURL: (url) => url });
  const trusted = (url) => types?.createScriptURL(url) ?? url;

  function ask(id) {
    const script = document.createElement('script');
    script.src = trusted('${folder}token.js?widget=' + id + '&n=' + Date.now());
    script.onload = () => script.remove();
    document.head.append(script);
  }

  window.grecaptcha = {
    ready: (callback) => setTimeout(callback),
    render(element, options) {
      if (element.hasChildNodes()) throw new Error('reCAPTCHA has already been rendered in this element');
      if (options.sitekey !== '${siteKey}') throw new Error('Invalid site key or not loaded in api.js: ' + options.sitekey);
      const id = widgets.length;
      const box = document.createElement('input');
      box.type = 'checkbox';
      box.onchange = () => (box.checked ? ask(id) : (box.checked = true));
      const label = document.createElement('label');
      label.append(box, " I'm not a robot");
      element.append(label);
      widgets.push({ box, options });
      return id;
    },
    reset(id) {
      widgets[id].box.checked = false;
    },
    standIn: {
      answer: (id, { token }) => widgets[id].options.callback(token),
    },
  };
})();
`;
