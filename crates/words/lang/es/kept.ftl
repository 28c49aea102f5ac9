### Lo que se guarda en el navegador.

kept-trouble = { $why ->
    [forbidden] Este navegador no deja que la página guarde nada: los datos de este sitio están bloqueados o la ventana es privada.
    [full] No queda espacio para los datos de este sitio.
    [blocked] Otra pestaña con una edición anterior de esta página retiene lo guardado. Ciérrala, por favor.
    [newer] En otra pestaña está abierta una edición más nueva de esta página. Vuelve a cargar esta, por favor.
   *[other] No se puede llegar a lo guardado aquí ({ $reason }).
}
kept-in-memory = Puedes seguir, pero lo que hagas dura solo mientras esta pestaña esté abierta. Guárdalo como archivo antes de irte.
kept-none = { $what ->
    [games] Esta partida no está guardada en este navegador.
    [deals] Este acuerdo no está guardado en este navegador.
    [campaigns] Esta campaña no está guardada en este navegador.
    [tournaments] Este torneo no está guardado en este navegador.
   *[other] Esto no está guardado en este navegador.
}
kept-unreadable = { $what ->
    [games] Esta partida está guardada aquí, pero no se puede leer. Se queda como está.
    [deals] Este acuerdo está guardado aquí, pero no se puede leer. Se queda como está.
    [secrets] Lo que descubre este ejército está guardado aquí, pero no se puede leer. Se queda como está.
    [campaigns] Esta campaña está guardada aquí, pero no se puede leer. Se queda como está.
    [tournaments] Este torneo está guardado aquí, pero no se puede leer. Se queda como está.
    [ratings] El libro de partidas puntuadas está guardado aquí, pero no se puede leer. Se queda como está.
   *[other] Esto está guardado aquí, pero no se puede leer. Se queda como está.
}
kept-unreadable-ones = No se puede leer
kept-save-one = Guardarlo como archivo
kept-not-sealed = El ejército no queda sellado: este navegador no guarda lo que volvería a descubrirlo.
kept-all = Todo lo guardado
kept-all-help = Un solo archivo reúne todas las partidas, campañas, torneos, clasificaciones, acuerdos sobre ejércitos y ajustes: para otro navegador, o por si este se vacía.
kept-save-all = Guardar todo como archivo
kept-load-all = Cargar un archivo así
kept-loaded = Nuevo: { $new }. Ya estaba aquí: { $same }. Puesto junto a otra cosa: { $beside }.
kept-what = { $what ->
    [ratings] el libro de partidas puntuadas
    [secrets] un ejército sellado
   *[other] el ajuste «{ $name }»
}
kept-differs = El archivo dice otra cosa que este navegador: { $names }. ¿Qué vale?
kept-take = El archivo
kept-leave = Lo que hay aquí
kept-replaced = Tomado del archivo: { $count }.
kept-no-header = un archivo así empieza con la línea «{ $header }»
kept-later = lo escribió una edición posterior de esta página
kept-setting-unreadable = El ajuste «{ $name }» no se puede leer: «{ $value }». Se queda como está hasta que elijas otro.
kept-player-lost = El jugador del ordenador no responde ({ $reason }). Inténtalo otra vez, por favor.
